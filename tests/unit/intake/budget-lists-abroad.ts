import type { ListCase } from './budget-lists.ts'

export const foreignLists: ListCase[] = [
  {
    title: 'German: a column a month, sums below, a group row each',
    text: 'Haushaltsplan 2026;;;;\nPosten;Januar;Februar;März;Summe\nWohnen;;;;\nMiete;1.050,00;1.050,00;1.050,00;3.150,00\nNebenkosten;180,50;180,50;180,50;541,50\nFreizeit;;;;\nVerein;;45,00;;45,00\nSumme;1.230,50;1.275,50;1.230,50;3.736,50\n',
    currency: null,
    lines: [
      'Miete 1050.00 in Wohnen 2026-01,2026-02,2026-03',
      'Nebenkosten 180.50 in Wohnen 2026-01,2026-02,2026-03',
      'Verein 45.00 in Freizeit 2026-02',
    ],
  },
  {
    title: 'German: incomes and expenses, how often, what is left',
    text: 'Bezeichnung;Betrag;Turnus\nEinnahmen;;\nGehalt;2.650,00 €;monatlich\nKindergeld;250,00 €;monatlich\nAusgaben;;\nKfz-Versicherung;540,00 €;jährlich\nRundfunk;55,08 €;vierteljährlich\nMiete;980,00 €;monatlich\nPutzhilfe;45,00 €;wöchentlich\nÜberschuss;1.661,64 €;\n',
    currency: 'EUR',
    lines: [
      '+Gehalt 2650.00',
      '+Kindergeld 250.00',
      'Kfz-Versicherung 45.00',
      'Rundfunk 18.36',
      'Miete 980.00',
      'Putzhilfe 195.00',
    ],
  },
  {
    title: 'Swiss: apostrophes and a code before the amount',
    text: "Position;Budget\nMiete;CHF 1'850.00\nKrankenkasse;CHF 412.35\nSteuern;CHF 1’200.50\nTotal;CHF 3'462.85\n",
    currency: 'CHF',
    lines: ['Miete 1850.00', 'Krankenkasse 412.35', 'Steuern 1200.50'],
  },
  {
    title: 'Indian: lakhs',
    text: 'Particulars,Monthly (₹)\nHome loan EMI,"1,05,000.00"\nSchool fees,"22,500.00"\nGroceries,"18,750.50"\nTotal,"1,46,250.50"\n',
    currency: 'INR',
    lines: ['Home loan EMI 105000.00', 'School fees 22500.00', 'Groceries 18750.50'],
  },
  {
    title: 'French: blanks in thousands, "prévu" and "réel", a sous-total',
    text: 'Poste;Prévu;Réel;Écart\nLogement;;;\nLoyer;1 200,50 €;1 200,50 €;0,00 €\nÉlectricité;75,00 €;81,20 €;-6,20 €\nSous-total;1 275,50 €;1 281,70 €;-6,20 €\nVie courante;;;\nCourses;480,00 €;455,10 €;24,90 €\nTotal dépenses;1 755,50 €;1 736,80 €;18,70 €\n',
    currency: 'EUR',
    lines: ['Loyer 1200.50 in Logement', 'Électricité 75.00 in Logement', 'Courses 480.00 in Vie courante'],
  },
  {
    title: 'Spanish: yearly and every two months',
    text: 'Concepto;Importe;Frecuencia\nAlquiler;850,00 €;mensual\nSeguro coche;372,00 €;anual\nAgua;46,80 €;bimestral\nIngresos;;\nNómina;1.920,00 €;mensual\n',
    currency: 'EUR',
    lines: ['Alquiler 850.00', 'Seguro coche 31.00', 'Agua 23.40', '+Nómina 1920.00'],
  },
  {
    title: 'Dutch: begroot beside werkelijk, a totaal',
    text: 'Omschrijving;Begroot;Werkelijk;Verschil\nHuur;€ 925,00;€ 925,00;€ 0,00\nBoodschappen;€ 520,00;€ 548,12;€ -28,12\nZorgverzekering;€ 141,75;€ 141,75;€ 0,00\nTotaal uitgaven;€ 1.586,75;€ 1.614,87;€ -28,12\n',
    currency: 'EUR',
    lines: ['Huur 925.00', 'Boodschappen 520.00', 'Zorgverzekering 141.75'],
  },
  {
    title: 'Polish: zł after the amount, razem',
    text: 'Kategoria;Planowane;Wydano\nCzynsz;2 350,00 zł;2 350,00 zł\nZakupy;1 400,00 zł;1 287,45 zł\nPrzedszkole;680,50 zł;680,50 zł\nRazem;4 430,50 zł;4 317,95 zł\n',
    currency: 'PLN',
    lines: ['Czynsz 2350.00', 'Zakupy 1400.00', 'Przedszkole 680.50'],
  },
  {
    title: 'Italian: a title with the month, dashes before amounts',
    text: 'Bilancio familiare - marzo 2026\nVoce;Preventivo;Consuntivo\nAffitto;-780,00;-780,00\nBollette;-145,30;-132,80\nSpesa;-420,00;-466,10\nTotale;-1.345,30;-1.378,90\n',
    currency: null,
    lines: ['Affitto 780.00 2026-03', 'Bollette 145.30 2026-03', 'Spesa 420.00 2026-03'],
  },
  {
    title: 'Swedish and Danish words, kr',
    text: 'Post;Belopp\nHyra;8 900 kr\nMat;4 500 kr\nEl;650 kr\nSumma;14 050 kr\n',
    currency: 'SEK',
    lines: ['Hyra 8900.00', 'Mat 4500.00', 'El 650.00'],
  },
  {
    title: 'French months across, initials of the year in words',
    text: 'Catégorie\tjanv. 2026\tfévr. 2026\tmars 2026\tTotal\nLoyer\t900,00\t900,00\t900,00\t2700,00\nAssurance auto\t\t\t412,00\t412,00\n',
    currency: null,
    lines: ['Loyer 900.00 2026-01,2026-02,2026-03', 'Assurance auto 412.00 2026-03'],
  },
  {
    title: 'Portuguese: reais',
    text: 'Categoria;Valor mensal\nAluguel;R$ 1.900,00\nMercado;R$ 1.250,00\nTransporte;R$ 320,50\nTotal;R$ 3.470,50\n',
    currency: 'BRL',
    lines: ['Aluguel 1900.00', 'Mercado 1250.00', 'Transporte 320.50'],
  },
  {
    title: 'German: the currency and the period in words',
    text: `Miete 900 Euro
Essen 300 Euro im Monat
Urlaub 1200 Euro im Jahr`,
    currency: 'EUR',
    lines: ['Miete 900.00', 'Essen 300.00', 'Urlaub 100.00'],
  },
  {
    title: 'rupees',
    text: `Rent Rs 15,000
Food Rs. 8,000
Phone ₹500`,
    currency: 'INR',
    lines: ['Rent 15000.00', 'Food 8000.00', 'Phone 500.00'],
  },
  {
    title: 'German: months down with a sum column',
    text: `Monat;Miete;Essen;Strom;Summe
Januar 2026;700,00;300,00;60,00;1060,00
Februar 2026;700,00;280,00;60,00;1040,00
`,
    currency: null,
    lines: [
      'Miete 700.00 2026-01,2026-02',
      'Essen 300.00 2026-01',
      'Essen 280.00 2026-02',
      'Strom 60.00 2026-01,2026-02',
    ],
  },
  {
    title: 'Swiss: shortened months',
    text: `Posten;Jan.;Feb.;Mrz.;Total
Miete;1'800.00;1'800.00;1'800.00;5'400.00
Krankenkasse;380.50;380.50;380.50;1'141.50
`,
    currency: null,
    lines: ['Miete 1800.00 2026-01,2026-02,2026-03', 'Krankenkasse 380.50 2026-01,2026-02,2026-03'],
  },
  {
    title: 'Spanish: groups, a total and a difference',
    text: `Presupuesto mensual
Categoría;Presupuesto;Real
Vivienda;;
Alquiler;750,00;750,00
Transporte;;
Gasolina;120,00;133,40
Total gastos;870,00;883,40
Diferencia;-13,40;
`,
    currency: null,
    lines: ['Alquiler 750.00 in Vivienda', 'Gasolina 120.00 in Transporte'],
  },
  {
    title: 'Dutch: sections, a period in the name',
    text: `Inkomsten;
Salaris;€ 2.400,00
Uitgaven;
Huur;€ 900,00
Verzekeringen per jaar;€ 600,00
`,
    currency: 'EUR',
    lines: ['+Salaris 2400.00', 'Huur 900.00', 'Verzekeringen per jaar 50.00'],
  },
  {
    title: 'Polish: months across',
    text: `Kategoria;styczeń;luty;marzec;Razem
Czynsz;1 200,00;1 200,00;1 200,00;3 600,00
Prąd;150,00;;150,00;300,00
`,
    currency: null,
    lines: ['Czynsz 1200.00 2026-01,2026-02,2026-03', 'Prąd 150.00 2026-01,2026-03'],
  },
  {
    title: 'German: quarters',
    text: `Posten;1. Quartal;2. Quartal;3. Quartal;4. Quartal;Jahr
Heizung;300,00;150,00;60,00;300,00;810,00
`,
    currency: null,
    lines: [
      'Heizung 100.00 2026-01,2026-02,2026-03,2026-10,2026-11,2026-12',
      'Heizung 50.00 2026-04,2026-05,2026-06',
      'Heizung 20.00 2026-07,2026-08,2026-09',
    ],
  },
]
