"""How the learned players are made. Needs PyTorch: `pip install 'slet[train]'`."""
