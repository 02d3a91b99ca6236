import type { NamedCategory } from '../categories.ts'

/**
 * English words for the default categories. Add new words here.
 * `names`: synonyms of the category: "petrol" is Car & fuel.
 * `kinds`: one kind of item in the category, such as "electricity". A question searches descriptions for the word
 * first, then uses the category. In a dictated entry the word sets the category.
 * `brands`: well-known shops, which only set the category of dictated entries.
 */
export interface CategoryWords {
  names: string
  kinds: string
  brands?: string
}

const EXPENSE_WORDS: Record<string, CategoryWords> = {
  groceries: {
    names:
      'grocery, groceries, supermarket, grocery shop, grocery trip, shopping trip, food shop, big shop, food shopping, grocery shopping, weekly shop, provisions',
    kinds:
      'milk, bread, eggs, vegetables, veg, fruit, meat, cheese, butter, rice, pasta, yoghurt, flour, apples, bananas, tomatoes, potatoes, onions, cereal, greengrocer, butcher, bakery, farmers market, market stall, produce, dairy',
    brands:
      'lidl, aldi, tesco, sainsburys, asda, waitrose, morrisons, trader joes, whole foods, wholefoods, safeway, kroger, publix, carrefour, rewe, edeka, migros, coop, mercadona, albert heijn, biedronka, spar, penny, netto, monoprix, auchan, wegmans, food lion, giant eagle',
  },
  eating_out: {
    names:
      'eating out, eat out, ate out, eaten out, dined out, dining out, dine out, restaurant, restaurants, dining, takeaway, takeaways, takeout, take out, meals out, meal out, eat at restaurants, eating at restaurants',
    kinds:
      'lunch, dinner, breakfast, brunch, supper, coffee, cappuccino, latte, espresso, tea, sandwich, burger, pizza, sushi, kebab, noodles, ramen, curry, tacos, burrito, fish and chips, ice cream, cake, croissant, bagel, muffin, doughnut, donut, snack, snacks, cafe, pizzeria, canteen, pub, bar, bistro, diner, beer, beers, wine, cocktail, cocktails, drinks, pint, smoothie, meal, salad, soup, steak, bakery cafe, coffee shop, food delivery, bubble tea, hot dog, fries',
    brands:
      'starbucks, costa, pret, mcdonalds, burger king, kfc, subway, nandos, dominos, pizza hut, chipotle, deliveroo, uber eats, doordash, just eat, wolt, grubhub, greggs, wagamama, five guys, dunkin, tim hortons',
  },
  housing: {
    names: 'rent, mortgage, rent and mortgage, housing, landlord, accommodation costs',
    kinds: 'service charge, ground rent, house payment, hoa, home loan',
  },
  utilities: {
    names: 'utility, utilities, utility bill, utility bills',
    kinds:
      'electric and gas, gas and electric, electricity and gas, gas and electricity, water and electricity, heat and power, electricity, electric, electric bill, power bill, power, gas bill, heating, water, water bill, sewage, energy, energy bill, garbage, rubbish collection, waste collection, heating oil, electricity bill, district heating',
  },
  phone_internet: {
    names: 'phone and internet, telecom, phone bill, phone bills, internet, broadband',
    kinds:
      'mobile, wifi, mobile plan, phone plan, sim card, mobile data, cell phone bill, mobile bill, internet bill, landline, roaming, phone contract, phone',
    brands: 'vodafone, t-mobile, verizon, comcast, telekom, o2, swisscom, xfinity, sky broadband, giffgaff',
  },
  transport: {
    names: 'transport, transportation, public transport, commute, commuting, getting around, travelcard',
    kinds:
      'taxi, taxis, cab, uber ride, bus, buses, train, trains, tram, metro, underground, tube, subway ticket, rail, railway, train ticket, train tickets, fare, fares, bus ticket, bus pass, season ticket, ferry, bike hire, scooter, bicycle hire, ride',
    brands: 'uber, lyft, bolt, oyster, trainline, sbb, amtrak, blablacar, freenow',
  },
  car_fuel: {
    names:
      'car and fuel, car, fuel, petrol, refuelling, refueling, refuel, refuelled, fill up, filled up, fill ups, tank up, fill up the car, fill up the tank, fill the tank, filled the tank, fill the car, filled up the car, gas, gasoline, diesel, filling up, petrol station, gas station, driving, motoring',
    kinds:
      'car tax, car payment, car loan, parking, car wash, car repair, car service, tyres, tires, garage, mot, motor oil, toll, tolls, vignette, road tax, car charging, mechanic, oil change, number plate',
    brands: 'shell, bp, esso, texaco, chevron, exxon, aral, totalenergies',
  },
  health: {
    names: 'health, healthcare, medical, health and pharmacy, health care, medicine',
    kinds:
      'dental, doctor, doctors, dr, dentist, pharmacy, chemist, prescription, medication, pills, hospital, clinic, optician, glasses, contact lenses, physio, physiotherapy, therapist, therapy, vaccine, aspirin, ibuprofen, painkillers, vitamins, blood test, checkup, plasters',
    brands: 'boots, walgreens, cvs, superdrug',
  },
  insurance: {
    names: 'insurance, insurances, insurance premium',
    kinds:
      'car insurance, home insurance, life insurance, health insurance, travel insurance, pet insurance, liability insurance, bicycle insurance, phone insurance, contents insurance',
    brands: 'axa, allianz, aviva, geico, state farm',
  },
  personal_care: {
    names: 'personal care, beauty, grooming, toiletries, cosmetics',
    kinds:
      'haircut, hairdresser, barber, shampoo, soap, toothpaste, manicure, nails, makeup, skincare, perfume, spa, massage, deodorant, razor, razors',
    brands: 'sephora',
  },
  clothing: {
    names: 'clothing, clothes, fashion, apparel',
    kinds:
      'shoes, shoe, coat, jacket, shirt, t-shirt, trousers, jeans, dress, socks, sweater, jumper, trainers, sneakers, boots pair, hat, gloves, scarf, suit, underwear, skirt, belt, tie, dry cleaning, tailor, swimsuit',
    brands: 'zara, uniqlo, primark, h&m, nike, adidas, gap',
  },
  household: {
    names: 'household, household and repairs, home repairs, home improvement, diy, furniture, repairs',
    kinds:
      'lamp, sofa, couch, chair, desk, bed, mattress, curtains, towels, detergent, cleaning products, cleaner, plumber, electrician, paint, tools, hammer, screws, light bulbs, bulbs, washing machine, fridge, vacuum cleaner, kettle, toaster, pan, pans, plates, garden, plants, handyman, locksmith, gardener, hardware store, bin bags, dishwasher, drill, toilet paper, paper towels, kitchen roll, sponges',
    brands: 'ikea, home depot, lowes, bauhaus, leroy merlin',
  },
  children_pets: {
    names: 'children and pets, children, kids, child, pets, pet, childcare, child care, baby',
    kinds:
      'nursery, kindergarten, daycare, day care, babysitter, nanny, toys, toy, nappies, diapers, school trip, pocket money, dog, cat, vet, dog food, cat food, pet food, puppy, kitten, cat litter, dog walker, pram',
  },
  entertainment: {
    names: 'entertainment, fun, leisure, going out, hobbies, hobby',
    kinds:
      'cinema, movie, movies, film, theatre, theater, concert, concerts, museum, zoo, bowling, game, games, video game, gig, festival, exhibition, nightclub, club entry, karaoke, match ticket, football ticket, theme park, arcade, lego, board game, opera, concert tickets, cinema tickets, movie tickets',
    brands: 'odeon, steam, ticketmaster, playstation',
  },
  subscriptions: {
    names: 'subscription, subscriptions, subs, subscriptions and software, streaming, software, memberships',
    kinds:
      'app, apps, cloud storage, software licence, newspaper subscription, magazine subscription, streaming service, hosting, domain name, vpn, licence',
    brands:
      'netflix, spotify, disney plus, hulu, youtube premium, icloud, amazon prime, apple music, adobe, microsoft 365, dropbox, hbo, github, chatgpt, audible, notion',
  },
  travel: {
    names: 'travel, travelling, traveling, holiday, holidays, vacation, vacations, trips',
    kinds:
      'flight, flights, plane ticket, air tickets, air ticket, hotel, hotels, hostel, airfare, airbnb stay, campsite, car rental, rental car, visa fee, luggage, suitcase, airport, plane tickets, cruise, guest house',
    brands: 'airbnb, booking.com, ryanair, easyjet, lufthansa, expedia, marriott, hilton, klm, wizz air',
  },
  education: {
    names: 'education, school, tuition, studies, learning, training',
    kinds:
      'course, courses, book, books, textbook, textbooks, school fees, university, college, exam, exam fee, lesson, lessons, class, classes, workshop, tutor, language course, stationery, notebook, notebooks, pens, driving lesson, conference',
    brands: 'udemy, coursera, duolingo',
  },
  gifts_donations: {
    names: 'gifts and donations, gift, gifts, donation, donations, charity, present, presents',
    kinds:
      'birthday present, birthday gift, wedding gift, christmas presents, christmas gifts, flowers, bouquet, donated, charity donation, wedding present, church collection, gift card',
    brands: 'red cross, unicef, oxfam',
  },
  taxes_fees: {
    names: 'taxes and bank fees, tax, taxes, bank fees, bank fee, bank charges, fees, fines, fine',
    kinds:
      'income tax, council tax, property tax, account fee, atm fee, overdraft, parking fine, speeding fine, parking ticket, card fee, late fee, accountant, notary, passport fee, tax bill',
  },
  other_expense: { names: 'other expense, other expenses, miscellaneous, misc', kinds: '' },
  office_supplies: { names: 'office supplies', kinds: 'printer paper, toner, ink' },
  equipment: { names: 'equipment', kinds: '' },
  professional_services: { names: 'professional services', kinds: 'lawyer, consultant' },
  marketing: { names: 'marketing, advertising, ads', kinds: 'flyers' },
  payroll: { names: 'payroll, wages paid', kinds: '' },
  client_meals: { names: 'client meals', kinds: 'client lunch, client dinner' },
  shipping: { names: 'shipping, postage', kinds: 'parcel, courier, stamps' },
  office_rent: { names: 'office rent', kinds: 'coworking' },
}

const INCOME_WORDS: Record<string, CategoryWords> = {
  salary: {
    names:
      'salary, salaries, my pay, our pay, take home pay, net pay, wage, wages, pay cheque, paycheck, payslip, pay packet, payday',
    kinds: 'bonus, got paid, been paid, get paid, overtime, monthly pay',
  },
  business_income: {
    names: 'business and freelance, freelance, freelancing, business income, freelance work, self-employment',
    kinds: 'invoice, client, logo, design work, consulting, gig pay, commission, freelance job, side job, side hustle',
  },
  investment_income: {
    names: 'interest and investments, interest, investment, investments, dividend, dividends, investment income',
    kinds: 'savings interest, bank interest, capital gains, stocks, shares',
  },
  refunds: {
    names: 'refunds and reimbursements, refund, refunds, reimbursement, reimbursements, refunded, reimbursed',
    kinds:
      'paid me back, pays me back, money back, gave me back, cashback, cash back, deposit back, tax refund, expenses back, owed me',
  },
  gifts_received: {
    names: 'gifts received, gift, gifts, present, presents',
    kinds:
      'birthday money, christmas money, birthday gift, pocket money, inheritance, lottery win, lottery winnings, won the lottery',
  },
  other_income: { names: 'other income', kinds: 'sold, sale of' },
  product_sales: { names: 'product sales, sales', kinds: '' },
  service_revenue: { names: 'service revenue, services', kinds: '' },
}

/** Returns the words for a default category. Undefined for a category that a user created. */
export function wordsOfCategory({ key, type }: Pick<NamedCategory, 'key' | 'type'>): CategoryWords | undefined {
  return (type === 'EXPENSE' ? EXPENSE_WORDS : INCOME_WORDS)[key ?? '']
}

export const allCategoryWords = [...Object.values(EXPENSE_WORDS), ...Object.values(INCOME_WORDS)]

export const BROAD_WORDS: Record<string, string[]> = {
  food: ['groceries', 'eating_out'],
  grub: ['groceries', 'eating_out'],
  'food and drink': ['groceries', 'eating_out'],
  'food and drinks': ['groceries', 'eating_out'],
  eating: ['groceries', 'eating_out'],
  bills: ['utilities', 'phone_internet'],
  'household bills': ['utilities', 'phone_internet'],
  'living costs': ['housing', 'utilities', 'phone_internet', 'groceries'],
}
