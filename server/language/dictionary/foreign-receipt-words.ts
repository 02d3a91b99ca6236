type WordList = [key: string, words: string][]

const french: WordList = [
  ['car_fuel', 'gazole sp95 sp98'],
  ['health', 'medicament medicaments medecin docteur ordonnance'],
  ['eating_out', 'brasserie creperie traiteur dejeuner croissant croissants'],
  ['personal_care', 'shampooing dentifrice savon rasoir'],
  ['children_pets', 'couches jouet jouets croquettes'],
  ['household', 'droguerie lessive ampoule castorama leroy'],
  ['groceries', 'epicerie intermarche leclerc monoprix franprix legumes poisson viande oeufs beurre farine'],
  ['groceries', 'poulet jambon yaourt biscuits saucisson'],
  ['transport', 'peage stationnement billets navigo autobus'],
  ['travel', 'auberge camping'],
  ['clothing', 'vetements chaussures chemise pantalon chaussettes'],
  ['phone_internet', 'recharge'],
  ['education', 'livre livres papeterie cahier'],
  ['entertainment', 'musee spectacle'],
  ['gifts_donations', 'fleuriste cadeau bouquet'],
  ['other_expense', 'timbres'],
]

const spanish: WordList = [
  ['car_fuel', 'gasoil repsol cepsa'],
  ['health', 'dentista medico medicamento clinica'],
  ['eating_out', 'cafeteria bocadillo tapas cerveceria desayuno almuerzo taberna'],
  ['personal_care', 'champu jabon desodorante'],
  ['children_pets', 'panales juguetes'],
  ['household', 'ferreteria detergente bombilla'],
  ['groceries', 'eroski alcampo huevos fruta fruteria verdura verduras pescado carne carniceria jamon arroz aceite'],
  ['groceries', 'azucar patatas manzanas mantequilla galletas'],
  ['transport', 'peaje aparcamiento billete tren renfe'],
  ['travel', 'hostal vuelo'],
  ['clothing', 'zapatos camisa pantalones calcetines'],
  ['phone_internet', 'recarga'],
  ['education', 'libro libros papeleria cuaderno'],
  ['entertainment', 'teatro museo'],
  ['gifts_donations', 'floristeria regalo'],
  ['other_expense', 'correos'],
]

const italian: WordList = [
  ['car_fuel', 'benzina gasolio agip'],
  ['health', 'parafarmacia farmaco ottica'],
  ['eating_out', 'osteria gelateria gelato cornetto coperto pasticceria panino panini cappuccini'],
  ['personal_care', 'dentifricio sapone parrucchiere'],
  ['children_pets', 'pannolini giocattoli'],
  ['household', 'ferramenta detersivo lampadina'],
  ['groceries', 'alimentari esselunga conad uova burro formaggio prosciutto pomodori zucchero frutta pollo farina'],
  ['transport', 'pedaggio parcheggio biglietto biglietti treno trenitalia'],
  ['travel', 'albergo'],
  ['clothing', 'abbigliamento scarpe camicia pantaloni'],
  ['phone_internet', 'ricarica'],
  ['education', 'libri cartoleria quaderno'],
  ['gifts_donations', 'fioraio fiori'],
  ['other_expense', 'francobolli'],
]

const dutch: WordList = [
  ['car_fuel', 'tankstation benzine'],
  ['health', 'tandarts huisarts medicijnen'],
  ['eating_out', 'eetcafe koffie lunchroom friet frituur snackbar broodje'],
  ['personal_care', 'tandpasta zeep kapper kruidvat etos'],
  ['children_pets', 'luiers speelgoed'],
  ['household', 'wasmiddel gloeilamp hema'],
  ['groceries', 'heijn jumbo melk kaas boter eieren groente groenten vlees kip appels aardappelen pindakaas appelsap'],
  ['transport', 'parkeren treinkaartje'],
  ['clothing', 'kleding schoenen broek sokken'],
  ['phone_internet', 'beltegoed'],
  ['education', 'boek boeken boekhandel'],
  ['entertainment', 'bioscoop'],
  ['gifts_donations', 'bloemen bloemist'],
  ['other_expense', 'postzegels'],
]

const polish: WordList = [
  ['car_fuel', 'paliwo benzyna orlen'],
  ['health', 'apteka lekarz przychodnia stomatolog'],
  ['eating_out', 'restauracja kawiarnia pierogi kawa obiad piekarnia cukiernia'],
  ['personal_care', 'szampon mydlo fryzjer'],
  ['children_pets', 'pieluchy zabawki'],
  ['household', 'zarowka proszek'],
  [
    'groceries',
    'biedronka zabka lewiatan delikatesy spozywczy kaufland mleko chleb maslo jajka szynka jablka ziemniaki',
  ],
  ['groceries', 'pomidory makaron ryz mieso kurczak woda sok'],
  ['transport', 'bilet bilety pkp autobusowy'],
  ['travel', 'noclegi pensjonat'],
  ['clothing', 'ubrania buty koszula spodnie skarpety'],
  ['phone_internet', 'doladowanie'],
  ['education', 'ksiazka ksiazki ksiegarnia zeszyt'],
  ['entertainment', 'teatr muzeum'],
  ['gifts_donations', 'kwiaty kwiaciarnia prezent'],
  ['other_expense', 'znaczki'],
]

/**
 * Words on receipts in further languages that suggest a default category (by key), without accents and each in one list
 * only. Words with another meaning in another language (French "car", Italian "casa") and common word endings ("cine"
 * in medicine) are left out. Budget lists have their own words: water on a receipt is a drink, but in a budget a bill.
 */
export const foreignReceiptKeywords: WordList = [...french, ...spanish, ...italian, ...dutch, ...polish]
