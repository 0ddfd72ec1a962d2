app-title = Slet – pět her o čarodějích a čarodějkách

home-lead = Pět her o čarodějích a čarodějkách.
home-lead-2 = Jeden oheň pro všechny.

lost = Tady nikdo nelétá
lost-why = Na téhle adrese není žádná stránka. Možná odkaz není celý.
lost-home = K ohni
