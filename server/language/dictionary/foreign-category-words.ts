/** The default categories in other languages, as used in budget lists. The keys are the same as in English. */
export const FOREIGN_CATEGORY_WORDS: Record<string, string> = {
  groceries:
    'lebensmittel, einkaufe, supermarkt, courses, alimentation, epicerie, supermercado, comestibles, alimentacion, spesa, alimentari, boodschappen, zakupy, zywnosc, spozywcze, mat, livsmedel',
  eating_out:
    'restaurant, restaurants, essen gehen, auswarts essen, gastronomie, restauracje, ristoranti, uit eten, restaurantes, restaurante, sorties resto',
  housing:
    'miete, kaltmiete, warmmiete, hypothek, loyer, alquiler, hipoteca, affitto, mutuo, huur, hypotheek, czynsz, hyra, pret immobilier, wohnen, renta',
  utilities:
    'strom, strom und gas, heizung, wasser, nebenkosten, electricite, electricite et gaz, eau, energie, electricidad, luz, agua, luz y agua, gas y luz, bollette, luce, elektriciteit, gas water licht, gas en licht, prad, woda, el och vatten',
  phone_internet:
    'handy, telefon, internet und telefon, handyvertrag, telephone, telephone et internet, telefono, telefono e internet, movil, internet y movil, telefonia, telefoon, telefoon en internet, internet en tv',
  transport:
    'opnv, opnv abo, monatskarte, bahn, transports, transport en commun, transporte, transporte publico, trasporti, openbaar vervoer, ov, komunikacja, bilety, navigo',
  car_fuel:
    'auto, tanken, benzin, sprit, kfz, voiture, essence, carburant, coche, gasolina, macchina, benzina, auto en benzine, benzine, paliwo, samochod, bensin',
  health:
    'gesundheit, apotheke, arzt, sante, pharmacie, medecin, salud, farmacia, salute, gezondheid, zdrowie, apteka, zorg',
  insurance:
    'versicherung, versicherungen, krankenkasse, assurance, assurances, mutuelle, seguro, seguros, assicurazione, verzekering, verzekeringen, zorgverzekering, ubezpieczenie, forsakring',
  personal_care: 'friseur, kosmetik, drogerie, coiffeur, peluqueria, kapper, fryzjer, higiene',
  clothing: 'kleidung, vetements, ropa, abbigliamento, kleding, ubrania, klader',
  household: 'haushalt, mobel, maison, hogar, casa, huishouden, dom, remont',
  children_pets:
    'kinder, kita, kindergarten, haustier, haustiere, enfants, creche, ninos, guarderia, mascotas, bambini, kinderen, kinderopvang, dzieci, przedszkole, garde',
  entertainment:
    'freizeit, ausgehen, hobby, kino, loisirs, sorties, ocio, svago, tempo libero, vrije tijd, rozrywka, noje',
  subscriptions: 'abos, abo, abonnement, abonnements, suscripciones, abbonamenti, abonnementen, abonamenty',
  travel:
    'urlaub, reisen, reise, vacances, voyages, viajes, vacaciones, viaggi, vacanze, vakantie, reizen, wakacje, podroze, resor',
  education:
    'bildung, schule, ecole, etudes, educacion, colegio, istruzione, scuola, opleiding, school, edukacja, szkola',
  gifts_donations: 'geschenke, spenden, cadeaux, dons, regalos, donaciones, regali, cadeaus, goede doelen, prezenty',
  taxes_fees:
    'steuern, gebuhren, kontogebuhren, impots, frais bancaires, impuestos, comisiones, tasse, belasting, belastingen, podatki, oplaty',
  other_expense: 'sonstiges, divers, autres, otros, varios, altro, overig, overige, inne, diverses, ovrigt',
  salary:
    'gehalt, lohn, nettolohn, salaire, salario, sueldo, nomina, nominas, stipendio, salaris, loon, pensja, wynagrodzenie, lon',
  investment_income: 'zinsen, dividenden, interets, dividendes, intereses, interessi, rente, odsetki',
  refunds: 'erstattung, ruckerstattung, remboursement, remboursements, reembolso, rimborso, terugbetaling, zwrot',
  gifts_received: 'geldgeschenk, cadeaux recus, regalos recibidos',
  other_income:
    'kindergeld, sonstige einnahmen, autres revenus, allocations, otros ingresos, altre entrate, overige inkomsten, kinderbijslag, inne przychody',
  business_income: 'nebenjob, selbststandig, honorar, freelance, autonomo, bijbaan, zlecenia',
}
