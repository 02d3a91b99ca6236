import type { Manner } from '../../unit/reader/slips/manner.ts'

/** Invented shops and forms of dates that the reader's unit tests do not contain, by country. */
export const shopsAndDates: Record<string, Pick<Manner, 'shops' | 'dates'>> = {
  american: {
    shops: [
      { top: ['GREEN LAKE MARKET', '7210 Woodlawn Ave NE', 'Seattle, WA 98115'], names: ['GREEN LAKE MARKET'] },
      {
        top: ['Hollis & Daughters Hardware', '88 Canal St', 'Lowell MA 01852'],
        names: ['Hollis & Daughters Hardware'],
      },
    ],
    dates: ['{mon}/{day}/{yy} {hh}:{mi}', '{m}/{d}/{yy}', 'DATE {m}-{d}-{yy}  TIME {hh}:{mi}'],
  },
  british: {
    shops: [
      { top: ['Fennel & Rye', '3 Chapel Walk', 'Sheffield S1 2PD'], names: ['Fennel & Rye'] },
      {
        top: ['HARBOUR LIGHTS FISH BAR', '41 Quay Road', 'WHITBY YO21 1AB', 'VAT 284 5521 90'],
        names: ['HARBOUR LIGHTS FISH BAR'],
      },
    ],
    dates: ['{d}/{m}/{yy} {hh}:{mi}', '{day} {month} {yy}  {hh}:{mi}', '{d}.{m}.{yy} @ {hh}:{mi}'],
  },
  czech: {
    shops: [
      {
        top: ['Pekařství U Mostu s.r.o.', 'Nádražní 14', '370 01 České Budějovice', 'IČO 27412305'],
        names: ['Pekařství U Mostu', 'Pekařství U Mostu s.r.o.'],
      },
      { top: ['POTRAVINY HAVEL', 'Lidická 5, 602 00 Brno', 'DIČ: CZ7503214455'], names: ['POTRAVINY HAVEL'] },
    ],
    dates: ['{day}. {mon}. {yyyy} {hh}:{mi}', '{d}.{m}.{yy}  {hh}:{mi}', 'Vystaveno: {day}.{mon}.{yy}'],
  },
  danish: {
    shops: [
      {
        top: ['Nørrebro Ost og Vin', 'Jagtvej 41', '2200 København N', 'CVR 30112278'],
        names: ['Nørrebro Ost og Vin'],
      },
      { top: ['HAVNENS GRILL', 'Kajen 2', '9000 Aalborg'], names: ['HAVNENS GRILL'] },
    ],
    dates: ['{d}-{m}-{yy} {hh}:{mi}', '{day}/{mon}-{yy} kl. {hh}.{mi}', '{d}.{m}.{yy}'],
  },
  dutch: {
    shops: [
      { top: ['Slagerij Van Houten', 'Marktplein 9', '8011 PJ Zwolle'], names: ['Slagerij Van Houten'] },
      { top: ['DE BLAUWE THEEPOT', 'Oudegracht 112', '3511 AW UTRECHT', 'KVK 61238845'], names: ['DE BLAUWE THEEPOT'] },
    ],
    dates: ['{d}-{m}-{yy} {hh}:{mi}', '{d}/{m}/{yy}  {hh}:{mi}', "{day} {month} '{yy}"],
  },
  french: {
    shops: [
      { top: ['FROMAGERIE DES HALLES', '4 PLACE DU MARCHE', '21000 DIJON'], names: ['FROMAGERIE DES HALLES'] },
      {
        top: ['Le Petit Jardin', '18 quai Saint-Antoine', '69002 LYON', 'SIRET 812 554 301 00018'],
        names: ['Le Petit Jardin'],
      },
    ],
    dates: ['{d}/{m}/{yy} {hh}:{mi}', 'Le {d}-{m}-{yy} à {hh}h{mi}', '{d}.{m}.{yy} {hh}:{mi}:44'],
  },
  german: {
    shops: [
      { top: ['Hofladen Sonnenberg', 'Am Rain 3', '79110 Freiburg'], names: ['Hofladen Sonnenberg'] },
      {
        top: ['BÄCKEREI KRÄMER GMBH', 'Hauptstr. 61', '34117 Kassel', 'USt-IdNr. DE811334552'],
        names: ['BÄCKEREI KRÄMER', 'BÄCKEREI KRÄMER GMBH'],
      },
    ],
    dates: ['{d}.{m}.{yy} {hh}:{mi}', '{d}.{m}.{yy}  {hh}:{mi} Uhr', '{day}. {month} {yyyy}  {hh}:{mi}'],
  },
  italian: {
    shops: [
      {
        top: ['GASTRONOMIA BELLINI', 'VIA CAVOUR 88', '50129 FIRENZE', 'P.IVA 04412330481'],
        names: ['GASTRONOMIA BELLINI'],
      },
      { top: ['Erboristeria La Menta', 'Corso Italia 12', '34122 Trieste'], names: ['Erboristeria La Menta'] },
    ],
    dates: ['{d}-{m}-{yy} {hh}:{mi}', '{d}/{m}/{yy}  {hh}:{mi}  N.12', '{d}.{m}.{yy}'],
  },
  malaysian: {
    shops: [
      {
        top: ['RESTORAN SRI KENARI', 'NO 12, JALAN BUKIT 5', '43000 KAJANG, SELANGOR'],
        names: ['RESTORAN SRI KENARI'],
      },
      {
        top: ['TEH TARIK CORNER SDN BHD', '(884512-K)', 'LOT 7, JALAN AIR ITAM', '11500 PULAU PINANG'],
        names: ['TEH TARIK CORNER SDN BHD'],
      },
    ],
    dates: ['{d}/{m}/{yy} {hh}:{mi}', '{d}-{m}-{yy} {hh}:{mi}:50', 'Date {d} {month} {yy}'],
  },
  polish: {
    shops: [
      { top: ['CUKIERNIA MALINA', 'ul. Długa 27', '80-831 Gdańsk', 'NIP 583-112-45-90'], names: ['CUKIERNIA MALINA'] },
      { top: ['Warzywniak u Zosi', 'Rynek 4', '33-100 Tarnów'], names: ['Warzywniak u Zosi'] },
    ],
    dates: ['{yyyy}-{m}-{d} {hh}:{mi}', '{d}.{m}.{yy} {hh}:{mi}', '{yyyy}.{m}.{d}  {hh}:{mi}'],
  },
  portuguese: {
    shops: [
      {
        top: ['Mercearia do Largo', 'Largo da Sé 3', '3000-138 Coimbra', 'NIF 509112340'],
        names: ['Mercearia do Largo'],
      },
      {
        top: ['CASA DOS PASTEIS LDA', 'Rua Augusta 201', '1100-048 LISBOA'],
        names: ['CASA DOS PASTEIS', 'CASA DOS PASTEIS LDA'],
      },
    ],
    dates: ['{d}/{m}/{yy} {hh}:{mi}', '{yyyy}/{m}/{d} {hh}:{mi}', '{d}-{m}-{yy}'],
  },
  spanish: {
    shops: [
      {
        top: ['ULTRAMARINOS ORTEGA', 'C/ SAN JUAN 15', '26001 LOGROÑO', 'NIF: 16558812K'],
        names: ['ULTRAMARINOS ORTEGA'],
      },
      { top: ['Heladería Brisa', 'Paseo Marítimo 2', '29016 Málaga'], names: ['Heladería Brisa'] },
    ],
    dates: ['{d}/{m}/{yy} {hh}:{mi}', '{d}-{m}-{yy}  {hh}:{mi}', '{d}.{m}.{yy} {hh}:{mi}h'],
  },
  swedish: {
    shops: [
      { top: ['Södermalms Blommor', 'Götgatan 55', '116 21 Stockholm'], names: ['Södermalms Blommor'] },
      {
        top: ['BRYGGANS FISK AB', 'Hamngatan 3', '371 31 KARLSKRONA', 'Org.nr 556887-1203'],
        names: ['BRYGGANS FISK', 'BRYGGANS FISK AB'],
      },
    ],
    dates: ['{yyyy}-{m}-{d} {hh}:{mi}', '{day}/{mon} {yyyy} {hh}:{mi}', '{day} {month} {yyyy} kl {hh}.{mi}'],
  },
  swiss: {
    shops: [
      {
        top: ['Papeterie Zumstein AG', 'Marktgasse 18', '3011 Bern', 'CHE-107.223.451 MWST'],
        names: ['Papeterie Zumstein', 'Papeterie Zumstein AG'],
      },
      { top: ['CAFÉ DU LÉMAN', 'Quai Perdonnet 9', '1800 Vevey'], names: ['CAFÉ DU LÉMAN'] },
    ],
    dates: ['{d}.{m}.{yy} {hh}:{mi}', '{d}.{m}.{yy} / {hh}:{mi}', '{day}.{mon}.{yyyy} {hh}:{mi}'],
  },
}
