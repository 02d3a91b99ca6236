import { germanRanks } from './german-numbers.ts'

/** Sums, comparisons, rankings and habits. */
const measures = {
  expenses:
    'ausgaben, kosten, zahlungen, aufwendungen, aufwände, auslagen, geldausgaben, unkosten, abbuchungen, abgänge, =käufe, =käufen, zahlungsausgänge, aufwand, belastungen',
  expense: 'ausgabe, abbuchung, geldausgabe, zahlung, kauf, belastung, posten',
  purchase: 'einkauf, anschaffung',
  purchases: 'einkäufe, einkäufen, anschaffungen',
  transactions: 'buchungen, transaktionen, umsätze, bewegungen, kontobewegungen, einträge, einträgen, posten alle',
  transaction: 'buchung, transaktion, bewegung, eintrag, umsatz',
  earnings:
    'einnahmen, einkünfte, einkünften, eingänge, eingängen, geldeingänge, zahlungseingänge, verdienste, gutschriften, erträge',
  income: 'einnahme, einkommen, geldeingang, zahlungseingang, eingang, verdienst, gutschrift',
  spent:
    'gebraucht, benötigt, ausgegeben, verbraucht, verbraten, hingelegt, gelassen, liegengelassen, liegen gelassen, dagelassen, verpulvert, verjubelt, hingeblättert, losgeworden, aufgewendet, investiert, verprasst, verplempert, vertan, reingesteckt, hineingesteckt, springen lassen',
  spend: 'gebe, geben, ausgeben, gibst, gebt, gab ich, gaben wir, verbrauche, verbrauchen, ausgebe, hinlege',
  'spent more': 'mehr ausgegeben, mehr gelassen, mehr verbraucht',
  'spent less': 'weniger ausgegeben, weniger verbraucht',
  'more expensive': 'teurer, kostspieliger',
  cheaper: 'billiger, günstiger',
  'went on':
    'ging drauf, gingen drauf, draufgegangen, ging weg, gingen weg, weggegangen, weg gegangen, ist weg, sind weg',
  go: 'gehe, gehst, geht es',
  went: 'ging, gingen, geht, floss, flossen',
  'went to': 'ging an, gingen an, ging für, gingen für, floss in, flossen in, geflossen, ging zu',
  cost: 'kostet, kosten mich, kostete, kosteten, gekostet',
  paid: 'gegeben, bezahlt, gezahlt, überwiesen, abgebucht, beglichen, bezahlte, zahlte, bezahlten, zahlten, entrichtet, abbezahlt, abgezogen, belastet, eingezahlt',
  pay: 'zahle, bezahle, zahlen, bezahlen, zahlst, zahlt, bezahlst',
  bought:
    'gekauft, eingekauft, kaufte, kauften, besorgt, geholt, angeschafft, geshoppt, shoppen, erstanden, zugelegt, gegönnt',
  buy: 'kaufe, einkaufen gehen',
  received:
    'bekommen, erhalten, gekriegt, kriegte, bekam, bekamen, erhielt, erhielten, gutgeschrieben, empfangen, kassiert',
  receive: 'bekomme, erhalte, kriege, bekommt',
  earned: 'verdient, verdiente, verdienten, eingenommen, nahm ein, nahmen ein, eingenommen',
  earn: 'verdiene, verdienen, einnehme, verdienst du',
  'came in':
    'kam, kamen, gekommen, reingekommen, hereingekommen, eingegangen, kam rein, kamen rein, kam herein, kamen herein, reinkam, eingelangt, ging ein, gingen ein, kam ein',
  'got back': 'zurückbekommen, zurückerhalten, zurückgekriegt, zurück bekommen, zurück erhalten, retour bekommen',
  saved: 'gespart, angespart, erspart',
  save: 'spare, sparen, spart',
  'put aside':
    'zurückgelegt, zur seite gelegt, auf die seite gelegt, beiseite gelegt, auf die hohe kante gelegt, auf die hohe kante, beiseitegelegt, zur seite legen, weggelegt, auf die seite tun, auf die seite getan',
  'savings rate': 'sparquote, sparrate',
  net: 'netto, nettobetrag, nettoergebnis',
  balance: 'saldo, bilanz, saldi',
  surplus: 'überschuss, überschüsse',
  deficit: 'defizit, fehlbetrag',
  'in the black': 'im plus, schwarze zahlen, schwarzen zahlen',
  'in the red': 'im minus, rote zahlen, roten zahlen, ins minus',
  'bottom line': 'unterm strich, unter dem strich, unter m strich',
  profit: 'gewinn, verlust',
  'after expenses':
    'nach allen ausgaben, nach den ausgaben, nach abzug aller ausgaben, nach abzug der ausgaben, nach abzug aller kosten, nach allen kosten, nach ausgaben',
  'left over':
    'übrig geblieben, übriggeblieben, übrigblieb, übrig blieb, blieb übrig, blieben übrig, bleibt übrig, bleibt am ende, hängen geblieben',
  'break even': 'null auf null, kostendeckend',
  'average spending':
    'durchschnittliche ausgaben, durchschnittlichen ausgaben, durchschnittliche kosten, durchschnittlichen kosten',
  average:
    'durchschnittlich*, durchschnitt, schnitt, mittelwert, mittel, durchschnittsausgaben, durchschnittskosten, typisch*',
  'on average': 'im durchschnitt, im schnitt, im mittel',
  'most often': 'am häufigsten, am öftesten',
  usually: 'normalerweise, üblicherweise, gewöhnlich, meistens, sonst immer',
  'than usual': 'als sonst, als üblich, als normal, als gewöhnlich',
  'more than usual':
    'mehr als sonst, mehr als üblich, mehr als normal, mehr als gewöhnlich, höher als sonst, höher als üblich, höher als normal',
  'most expensive': 'teuerst*, am teuersten, kostspieligst*',
  largest: 'größt*, grösst*, höchst*, am größten, am höchsten, maximal*, maximum, dickst*, fettest*',
  smallest: 'kleinst*, niedrigst*, geringst*, am kleinsten, am niedrigsten, am geringsten, minimum, tiefst*',
  cheapest: 'billigst*, günstigst*, am billigsten, am günstigsten',
  'most expensive purchase':
    'teuerste buchung, teuersten buchung, teuerste buchungen, teuersten buchungen, teuerster einkauf, teuersten einkauf',
  'most money': 'am meisten, das meiste, das meiste geld, meiste geld, meisten geld',
  least: 'am wenigsten, das wenigste',
  top: 'top, spitzenreiter, rangliste, hauptsächlich, größte brocken, größten brocken',
  'main expenses': 'hauptausgaben, größten posten, größte posten, größten kostenpunkte, größte kostenpunkte',
  'fixed costs': 'fixkosten, fixe kosten, fixausgaben, laufende kosten, laufenden kosten, fixen kosten, fixe ausgaben',
  recurring:
    'wiederkehrend*, regelmäßig*, dauerauftrag, daueraufträge, lastschriften, wiederholend*, wiederholt*, wiederholen',
  'every month': 'jeden monat, allmonatlich*, monat für monat jeweils, jedes monat',
  monthly: 'monatlich*',
  'yearly payments':
    'jährliche zahlungen, jährlichen zahlungen, jährliche kosten, jährlichen kosten, jährliche abbuchungen, jährlichen abbuchungen',
  'weekly payments': 'wöchentliche zahlungen, wöchentlichen zahlungen',
  'monthly payments':
    'monatliche zahlungen, monatlichen zahlungen, monatliche abbuchungen, monatlichen abbuchungen, monatliche fixkosten',
  weekly: 'wöchentlich*',
  daily: 'täglich*',
  yearly: 'jährlich*',
  'per day': 'pro tag, am tag, je tag, tagesdurchschnitt',
  'per week': 'pro woche, in der woche, je woche',
  'per month': 'pro monat, im monat, je monat, mtl, mtl .',
  'per year': 'pro jahr, je jahr, im jahr',
  'in year #': 'im jahr #, im jahre #, jahr #',
  'in the month before': 'im monat davor, im monat zuvor, im monat vorher',
  'in the week of': 'in der woche vom, in der woche ab, woche vom, woche ab dem',
  'each day': 'jeden tag',
  'each week': 'jede woche',
  'each year': 'jedes jahr',
  'each time': 'jedes mal, jedesmal, pro mal',
  'per visit': 'pro besuch, je besuch, pro restaurantbesuch',
  'per purchase': 'pro einkauf, je einkauf, pro kauf, pro buchung, je buchung, pro transaktion, pro bon',
  visits: 'besuche, besuchen',
  visit: 'besuch, besucht',
  'when is my next': 'wann ist meine nächste, wann ist mein nächster, wann ist mein nächstes',
  due: 'fällig, fällige, fälligen, noch offen, zahlbar',
  'what is coming up': 'was steht, was kommt',
  'have to pay': 'zu zahlen, zu bezahlen, muss ich bezahlen, muss ich zahlen, müssen wir bezahlen, müssen wir zahlen',
  'who spends': 'wer gibt, wer zahlt, wer bezahlt',
  'is due': 'steht an, stehen an, ist fällig, wird fällig, werden fällig, kommt als nächstes',
  upcoming: 'anstehend*, bevorstehend*',
  unusual:
    'ungewöhnlich*, auffällig*, seltsam*, komisch*, merkwürdig*, verdächtig*, unüblich*, ausreißer*, auffälligkeit*, abnormal*, unerwartet*, eigenartig*, außergewöhnlich*',
  'charged twice':
    'doppelt abgebucht, zweimal abgebucht, doppelt belastet, doppelt bezahlt, zweimal bezahlt, doppelte buchungen, doppelte abbuchungen, doppelt verbucht',
  compare:
    'vergleich, vergleiche, vergleichen, gegenüberstellen, gegenüberstellung, stelle gegenüber, stell gegenüber, gegenüber stellen',
  'compared to':
    'im vergleich zu, im vergleich zum, im vergleich zur, verglichen mit, im vergleich mit, im gegensatz zu, gegenüber dem, gegenüber der',
  difference: 'unterschied, differenz, abweichung',
  differ: 'unterscheiden, unterscheidet',
  versus: 'vs, vs ., versus, im gegensatz',
  increased: 'gestiegen, zugenommen, angestiegen, erhöht haben, zugelegt haben',
  decreased: 'gesunken, gefallen, abgenommen, zurückgegangen',
  change: 'veränderung, entwicklung gegenüber',
  'changed between': 'verändert, geändert haben, hat sich geändert, hat sich verändert',
  'more than': 'mehr als, höher als, größer als',
  'less than': 'weniger als, niedriger als, kleiner als, geringer als',
  'at least': 'mindestens, wenigstens, ab einem betrag von, minimal, nicht weniger als',
  'at least # euros': 'ab # euro, ab # €, ab # eur',
  'at least # francs': 'ab # franken, ab # fr, ab # chf, ab fr . #, ab chf #',
  'at most': 'höchstens, maximal, nicht mehr als',
  'from # to #': 'von # bis #',
  'or more': 'oder mehr, und mehr, aufwärts',
  'or less': 'oder weniger, und weniger, oder darunter',
  exactly: 'genau, exakt',
  more: 'mehr',
  less: 'weniger',
  higher: 'höher',
  'share of': 'anteil, anteil von, anteil an, anteil der, anteil am',
  'what share':
    'welcher anteil, welchen anteil, welcher teil, welchen teil, wie groß ist der anteil, wie hoch ist der anteil',
  percent: 'prozent, prozentual*',
  'how much of my income':
    'wie viel von meinem einkommen, wie viel meines einkommens, wieviel meines einkommens, wie viel prozent meines einkommens, wie viel prozent vom einkommen, welcher anteil meines einkommens, welchen anteil meines einkommens, wie viel vom einkommen',
  'how much of my salary':
    'wie viel von meinem gehalt, wie viel meines gehalts, wie viel prozent meines gehalts, wie viel von meinem lohn, wie viel meines lohns, wie viel vom gehalt, wie viel vom lohn, wie viel prozent vom lohn, wie viel prozent vom gehalt, wie viel prozent meines lohns, welcher anteil meines gehalts, welcher anteil meines lohns',
  trend: 'entwicklung, verlauf, entwickelt, zeitverlauf, tendenz',
  'by month':
    'nach monat, nach monaten, pro kalendermonat, monat für monat, monatsweise, je kalendermonat, aufgeteilt nach monaten, nach monaten aufgeteilt',
  'which month': 'welcher monat, welchem monat, welchen monat, welche monate, welchen monaten',
  'most expensive month': 'teuerster monat, teuerste monat, teuersten monat, teuersten monate',
  'cheapest month':
    'billigster monat, günstigster monat, billigste monat, günstigste monat, sparsamster monat, sparsamste monat, günstigsten monat',
  'by category':
    'nach kategorie, nach kategorien, pro kategorie, je kategorie, kategorieweise, nach kategorien aufgeteilt',
  category: 'kategorie, rubrik',
  categories: 'kategorien, rubriken, bereiche, bereichen, ausgabenkategorien, bereich, ausgabenbereiche',
  breakdown:
    'aufschlüsselung, aufgeschlüsselt, aufteilung, aufgeteilt, aufgliederung, schlüssle auf, schlüssel auf, aufschlüsseln, verteilt, verteilung, zusammensetzung',
  shops: 'geschäfte, geschäften, läden, händler, händlern, märkte, märkten, lokale, lokalen',
  shop: 'geschäft, laden, shop',
  'by shop':
    'nach geschäft, nach geschäften, nach händler, nach händlern, nach laden, nach läden, pro geschäft, pro laden, pro händler, je händler',
  'most recent payment':
    'letzte zahlung, letzten zahlung, letzte abbuchung, letzten abbuchung, letzte überweisung, letzte ausgabe',
  'most recent purchase': 'letzter einkauf, letzten einkauf, letzter kauf, letzten kauf',
  'which expenses':
    'welche ausgaben habe ich, welche ausgaben hatte ich, welche ausgaben haben wir, welche ausgaben hatten wir, welche ausgaben gab es, welche ausgaben gibt es',
  'which transactions':
    'welche buchungen habe ich, welche buchungen hatte ich, welche buchungen haben wir, welche buchungen gab es, welche buchungen gibt es',
  'which purchases': 'welche einkäufe habe ich, welche einkäufe hatte ich',
  'last time': 'zuletzt, das letzte mal, zum letzten mal, letztes mal, letzte mal, letztens, letztmals',
  latest: 'neueste, neuesten, neuester, neuestes, jüngste, jüngsten, jüngster',
  except: 'außer, bis auf, ausgenommen von, mit ausnahme von, mit ausnahme, exklusive, exkl, exkl ., abzüglich',
  'apart from': 'abgesehen von, neben',
  'not counted':
    'nicht mitgezählt, nicht mitgerechnet, nicht eingerechnet, nicht inbegriffen, nicht mitzählen, nicht mitgezählt werden, nicht gerechnet, nicht dazugerechnet, nicht dabei, nicht mitrechnen',
  excluded: 'ausgenommen, ausgeschlossen, rausgerechnet, herausgerechnet, weggelassen, abgezogen werden',
  including: 'inklusive, einschließlich, inkl, inkl .',
  uncategorised:
    'unkategorisiert*, nicht kategorisiert*, nicht zugeordnet*, noch nicht kategorisiert*, nicht eingeordnet, nicht zugeteilt',
  'without category':
    'ohne kategorie, keine kategorie, ohne zuordnung, noch ohne kategorie, noch keine kategorie, keiner kategorie, fehlt die kategorie, fehlt noch die kategorie, kategorie fehlt',
  'after refunds':
    'nach rückerstattungen, nach erstattungen, abzüglich rückerstattungen, abzüglich erstattungen, minus rückerstattungen, minus erstattungen, nach abzug der rückerstattungen, nach abzug der erstattungen, nach abzug von rückerstattungen, nach abzug von erstattungen, rückerstattungen abgezogen, erstattungen abgezogen, nach gutschriften',
  'before refunds':
    'vor rückerstattungen, vor erstattungen, ohne rückerstattungen, ohne erstattungen, ohne rückerstattungen abzuziehen, brutto',
  minus: 'weniger der, minus',
}

export const germanMeasures: Record<string, string>[] = [measures, germanRanks]
