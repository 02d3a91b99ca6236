import type { TransactionType } from './categories.ts'
import { foreignReceiptKeywords } from './dictionary/foreign-receipt-words.ts'
import { plainLetters } from './letters.ts'

/**
 * Words on receipts that suggest a default category (by key) if nothing was learned from earlier receipts: English,
 * German, Malay and words shared by many languages. Other languages have their own lists. Words have no accents, and
 * the first matching category wins.
 */
const wordsOf: [key: string, words: string][] = [
  ['car_fuel', 'petrol diesel benzin gasoline fuel shell esso aral texaco petronas caltex petron tankstelle essence'],
  ['car_fuel', 'gasolinera carburant unleaded tyre tyres carwash mechanic autowash'],
  ['health', 'pharmacy apotheke pharmacie farmacia farmasi apotheek clinic klinik dental doctor medical optic optik'],
  ['health', 'ibuprofen paracetamol aspirin vitamin vitamins bandage walgreens cvs watsons guardian'],
  [
    'eating_out',
    'restaurant restoran ristorante restaurante cafe coffee kaffee espresso cappuccino latte pizzeria bistro',
  ],
  ['eating_out', 'teriyaki grill pizza taqueria tacos ramen noodle noodles steakhouse bbq eatery canteen imbiss'],
  ['eating_out', 'burger mcdonald mcdonalds kfc starbucks subway bakery backerei boulangerie panaderia kopitiam nasi'],
  [
    'eating_out',
    'sushi kebab doner takeaway diner tavern pub brewery gaststatte trattoria lunch dinner breakfast teh mee',
  ],
  [
    'personal_care',
    'shampoo zahnpasta toothpaste soap seife deodorant cosmetics kosmetik hairdresser friseur salon barber',
  ],
  ['personal_care', 'coiffeur peluqueria drogerie rossmann duschgel lotion razor'],
  ['children_pets', 'diaper diapers windeln nappies toys spielzeug pet petshop katzenfutter hundefutter baby'],
  [
    'household',
    'hardware baumarkt ikea obi hornbach bauhaus bricolage paint screws detergent waschmittel tools lumber',
  ],
  ['household', 'homedepot cleaning bulb furniture mobel perkakas spulmittel mullbeutel'],
  [
    'groceries',
    'supermarket supermarkt supermarche supermercado supermercato market grocery groceries lidl aldi rewe edeka',
  ],
  ['groceries', 'tesco sainsbury asda waitrose carrefour auchan mercadona kroger safeway spar coop migros penny netto'],
  [
    'groceries',
    'pasaraya minimarket mydin giant aeon fairprice walmart bread brot milk milch pan leche lait pain butter',
  ],
  ['groceries', 'cheese kase fromage queso egg eggs eier apple apfel banana banane bananen tomato tomaten potato rice'],
  [
    'groceries',
    'pasta nudeln chicken huhn beef wurst salad salat yogurt joghurt fruit obst gemuse vegetables juice saft',
  ],
  [
    'transport',
    'taxi uber grab bus metro train bahn ticket fahrkarte parking parken parkhaus toll tram fahrschein lyft sncf',
  ],
  ['travel', 'hotel hostel airlines airline flight flug airbnb booking motel resort luggage'],
  ['clothing', 'shirt shoes schuhe jeans jacket jacke zara uniqlo primark fashion apparel kleidung boutique socks'],
  ['subscriptions', 'subscription abo netflix spotify hosting software license lizenz adobe icloud youtube'],
  ['phone_internet', 'mobile prepaid telekom vodafone broadband internet sim topup telefonica reload'],
  ['utilities', 'electricity strom gas electricite luz energie heating stromrechnung'],
  ['insurance', 'insurance versicherung assurance seguro policy'],
  [
    'education',
    'book books bookstore buch bucher libreria librairie school course tuition stationery university kursus',
  ],
  ['entertainment', 'cinema kino movie theater theatre museum concert game games steam bowling zoo'],
  ['gifts_donations', 'flowers blumen florist fleurs flores gift gifts geschenk donation spende balloon'],
  ['taxes_fees', 'bankgebuhr steuer notary passport visa'],
  ['other_expense', 'postage briefmarke stamps'],
]

/** Words on bank statements that suggest a default income category. */
const incomeWordsOf: [key: string, words: string][] = [
  ['salary', 'salary salaries wage wages payroll payslip gehalt lohn besoldung salaire paie nomina sueldo stipendio'],
  ['salary', 'salaris loon wynagrodzenie pensja bonus ordenado mzda plat fizetes lon lonn'],
  ['refunds', 'refund refunds refunded reimbursement cashback erstattung ruckerstattung remboursement reembolso'],
  ['refunds', 'rimborso terugbetaling zwrot'],
  ['investment_income', 'interest dividend dividends zinsen dividende interets intereses interessi rente odsetki'],
  ['business_income', 'invoice rechnung honorar facture factura fattura factuur faktura'],
]

interface Dictionary {
  keyOfWord: ReadonlyMap<string, string>
  keys: readonly string[]
}

const dictionaries: Record<TransactionType, Dictionary> = {
  EXPENSE: dictionaryOf([...wordsOf, ...foreignReceiptKeywords]),
  INCOME: dictionaryOf(incomeWordsOf),
}

function dictionaryOf(lists: readonly (readonly [key: string, words: string])[]): Dictionary {
  const keyOfWord = new Map<string, string>()
  for (const [key, words] of lists) {
    for (const word of words.split(' ')) if (!keyOfWord.has(word)) keyOfWord.set(word, key)
  }
  return { keyOfWord, keys: [...new Set(lists.map(([key]) => key))] }
}

export function categoryKeyOf(text: string, type: TransactionType = 'EXPENSE'): string | undefined {
  const dictionary = dictionaries[type]
  const found = new Set<string>()
  for (const token of plainLetters(text).split(/[^a-z0-9]+/)) {
    const key = dictionary.keyOfWord.get(token) ?? keyOfEnding(token, dictionary)
    if (key) found.add(key)
  }
  return dictionary.keys.find((key) => found.has(key))
}

/** Compounds are looked up by their ending: Vollkornbrot is Brot. Short endings would match too much. */
function keyOfEnding(token: string, { keyOfWord }: Dictionary): string | undefined {
  for (let start = 2; start <= token.length - 4; start += 1) {
    const key = keyOfWord.get(token.slice(start))
    if (key) return key
  }
  return undefined
}
