app-title = Slet – five games of witches and wizards

home-lead = Five games of witches and wizards.
home-lead-2 = One fire to sit around.

lost = Nothing flies here
lost-why = There is no page at this address. Perhaps the link is not whole.
lost-home = To the fire
