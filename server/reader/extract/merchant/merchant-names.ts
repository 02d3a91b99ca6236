/** Chains with logos that are often misread. A line at the top that nearly matches a name is that chain. */
const list = `
  ALDI, ALDI SÜD, ALDI NORD, LIDL, REWE, EDEKA, Kaufland, Netto, Netto Marken-Discount, PENNY, NORMA, Rossmann,
  dm-drogerie markt, Müller, toom Baumarkt, OBI, HORNBACH, BAUHAUS, hagebaumarkt, Saturn, MediaMarkt, IKEA, H&M,
  C&A, KiK, TK Maxx, Deichmann, Tchibo, denns Biomarkt, Alnatura, tegut, Globus, famila, Marktkauf, Thalia,
  Woolworth, TEDi, Fressnapf, Galeria Kaufhof, Karstadt, Aral, Shell, Esso, JET, Nordsee,
  Backwerk, Kamps, Vapiano, Conrad, Cyberport, Decathlon, Intersport, BILLA, SPAR, INTERSPAR, HOFER, BIPA, Migros,
  Coop, Denner, Manor, Budni, Getränke Hoffmann, Dehner, POCO, Mömax, Douglas, dm, Euronics, Carrefour,
  Carrefour City, Carrefour Market, Auchan, E.Leclerc, Intermarché, Super U, Hyper U, Monoprix, Franprix, Casino,
  Picard, Fnac, Darty, Leroy Merlin, Castorama, Boulanger, Cultura, Mercadona, Alcampo, Eroski,
  El Corte Inglés, Hipercor, Consum, Bonpreu, Caprabo, Zara, Esselunga, Conad, Coop Italia, Eurospin, Despar,
  Carrefour Express, Iper, Autogrill, Feltrinelli, Albert Heijn, Jumbo, Hema, Kruidvat, Etos, Blokker, Gamma,
  Praxis, Coolblue, Dirk, Colruyt, Delhaize, Biedronka, Żabka, Carrefour Polska, Stokrotka, Dino, Lewiatan,
  Empik, Orlen, Leclerc, Castorama Polska, Hebe, Pepco, Polomarket, Topaz, Netto Polska, Tesco, Sainsbury's, ASDA,
  Morrisons, Waitrose, Marks & Spencer, Co-op, Boots, Superdrug, WHSmith, Argos, B&Q, Primark, Greggs,
  Pret A Manger, Costa Coffee, Nando's, Dunnes Stores, SuperValu, Walmart, Costco, Kroger, Safeway,
  Trader Joe's, Whole Foods Market, CVS/pharmacy, Walgreens, Home Depot, Lowe's, Best Buy, Publix, Albertsons,
  7-Eleven, McDonald's, Burger King, Wendy's, Subway, Starbucks, Starbucks Coffee, Taco Bell, Chipotle,
  Chick-fil-A, Dunkin', KFC, Pizza Hut, Domino's, Panera Bread, In-N-Out Burger, Five Guys, Shake Shack,
  Panda Express, Popeyes, Jack in the Box, Olive Garden, Applebee's, IHOP, Denny's, Cheesecake Factory,
  P.F. Chang's, Yogurtland, Barnes & Noble, Staples, Office Depot, Petco, PetSmart, Sephora, Marshalls,
  Dollar Tree, Rite Aid, Tim Hortons, Canadian Tire, Loblaws, Chevron, ExxonMobil, Texaco, Wegmans, Sprouts, H-E-B,
  Meijer, Hard Rock Cafe, AEON, AEON BIG, Tesco Stores, Giant, Jaya Grocer, Village Grocer, Mydin, Econsave,
  Watsons, Guardian, Caring Pharmacy, MR. D.I.Y., Petronas, BHPetrol, Petron, Caltex, FamilyMart, 99 Speedmart,
  KK Super Mart, Popular Book, MPH Bookstores, Kinokuniya, Old Town White Coffee, Secret Recipe, Marrybrown, Daiso,
  Cold Storage, FairPrice, Sheng Siong, Unihakka, Gardenia, Sushi King, Nando's Malaysia, Texas Chicken`

export const chains: string[] = list.split(',').map((name) => name.trim())
