/** The fingerprints of every sentence of the reviews, biographies and posts that this project shipped as samples. */
export const shippedSamples = `
67FEMVhM YbRYkAvD J1lyayuL PZboBWFV Jx4wqxW1 o04r9EQh tvTmNem0 3xYKH7kc aRiSOM-Z pItltA2X NNtrw5P8 vYljDeWM
ZaVsBk7h JEsSWNcr Qc6X2Ai8 ZaLhrjcS KT3cH0_4 1eyDz4VT HcwzHm2J I1WUmbwy EH-wJOF0 o013WwF8 c-CmV1mM cZKjwKqo
_9uj_Okv kMK4vTq7 SRzIUFP9 AxXbuzQV MPb4ITDR EbUGZYCf 8nCWCmx1 waNy_eY8 ccbf51DI m5o5CmMk zF9YkR6P PTeTh1Bg
33RLg7mE 6hNQXtJG RfAkxDVJ XpRALUPq tBGmLG3_ dtAgBapR 1V6mRrHQ qLy2D0OK ndEFkKUV YxWqd6LM msMmYSQz xSdbWTID
RwMXAbjV PsddtCd3 IFuF7-vJ 4nMhDmso No0yI628 deWeWmnp YWswQLnX TvEp1HX7 tNO_z3Zr pOjBUPEh v2C8S0nL 470akVuJ
4VO4O8T5 JeUY2LE- wcjmH9Ea 0v4XrMMC xrbRMSyv f5pHdw8d 4LzJHFZz W7Giacyo IjcQRJBU sNVB8zHj Tchb1-UZ 4GuzFJwO
lw1xV4xX OwUmZIZ2 tM4vsTXx Lu92HMzL 4uzleBoz Nn7OOd2U Y6CvXHPH 4ZVC_y26 Wd5-UI57 5jb0cHqx rJn7nzc3 4etK2GvG
7HtULnf_ QgWLyn2p 6xAdjNeP VfAMtkoe e9wa7Cnk GMzVcvs0 hU0mjVWq UPrxh4n5 NZESDOfi yBQE32zl IwQaPRrK a-RhgpLt
bxhNEiA0 7bxQwVCV I506cmpA f4xzwKrW m3A-GTwY vFpvXxu6 EzvNJNJH mNQyHsOW 8rhzVEjJ 4tH6H0j7 Y_oOKww_ WGax2ynO
tRIVfxmg GY2VNk0v Kr25qLIK ThgLrbyX Exm3ZPuQ O63VZ4hm FIt3bbnQ dYHaP0UW LGUovzDb uWF0B28s sAKU8R-1 zL-Z7OOs
h1YA3rpw sRrMjao5 o5y_yccS xMNn6aQa LZSmo1r8 SvKi-mHl wOSNjuSS --q7MnzW
qUkLMyKP
`;
