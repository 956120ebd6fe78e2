"""MR-5.3, MR-5.4: buying from natives and visitors, and selling to them."""
