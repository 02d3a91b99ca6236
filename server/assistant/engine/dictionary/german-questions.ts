import { germanMeasures } from './german-measures.ts'

/** Words without a meaning for questions about money, prepositions, articles and pronouns. */
const functionWords = {
  just: 'mal, denn, doch, eigentlich, gerade, halt, eben, auch, schon, noch, bereits, bitte schön, bloß, ja, wohl, gern, gerne, einmal, da, dort, hier, dafür, davon, dabei, dazu, daran, darauf, darin, drin, damit, es, sich, man, sie, ihr, ihm, ihnen, dir, dich, sein, gewesen, worden, aus, ein bisschen, bisschen, etwas, sehr, ganz, gar, so, dann, nun, jetzt, momentan, derzeit, genau, eh, ach, sonst, wieder, weg, rein, raus, drauf, hin, hinzu, zurück bitte, würde, würden, könnte, sollte, wäre, wurde, wurden, wird, werden, laufen, läuft, gehen, gegangen, kommen, los, fast, beinahe, knapp, gut, immer, meist, meistens, überall, jeweilige, sofort, schnell, endgültig, komplett, vollständig, alles klar, mich, lassen, lasse, lass, gebracht, gewesen sein, häufig, ungewollt, eben noch, davon abgesehen, verschieden, mehrmals, liegt, liegen, lagen, lag, beträgt, betrugen, macht, machen, machte, gemacht, tun, getan, bei mir, bei uns, für mich, für uns, an mir, mitgemacht, quasi, ungefähr so, offenbar, anscheinend, wirklich, tatsächlich, vielleicht, zwar, jedoch, aber, sondern, weil, dass, ob, falls, welch, s, uhr, zum beispiel, bzw, usw, nö, gell, doch noch, daheim, zuhause, zu hause, unterwegs',
  i: 'ich',
  we: 'wir',
  how: 'wie',
  you: 'du',
  me: 'mir',
  us: 'uns',
  he: 'er',
  my: 'mein, meine, meinen, meinem, meiner, meines',
  our: 'unser, unsere, unseren, unserem, unserer, unseres',
  your: 'dein, deine, deinen, deinem, deiner, deines',
  the: 'der, die, das, den, dem, des, jene, jener, jenes',
  a: 'ein, eine, einen, einem, einer, eines, ne, nen',
  it: 'es gibt',
  and: 'und, sowie, und auch',
  or: 'oder, beziehungsweise',
  have: 'gehabt, habe, haben, hab, hatte, hatten, hast, habt',
  'have i': 'habe ich, hab ich, hatte ich, bin ich',
  'have we': 'haben wir, hatten wir, sind wir',
  'i have': 'ich habe, ich hab, ich hatte',
  'we have': 'wir haben, wir hatten',
  has: 'hat, hatte er',
  is: 'ist, bin, bist',
  are: 'sind, seid',
  'was that': 'war das, waren das',
  'is that': 'ist das, sind das',
  was: 'war, warst',
  were: 'waren',
  'are there': 'gibt es, gibts, gibt s',
  'were there': 'gab es, gabs, gab s',
  do: 'tue, tust, tut',
  in: 'im, in, ins, innerhalb',
  on: 'am, an, ans',
  at: 'bei, beim, bei der, bei dem, bei den',
  to: 'nach, zu, zum, zur, an den, an die, an das, auf, aufs',
  from: 'von, vom, von der, von dem, von den',
  of: 'des gesamten, der gesamten',
  for: 'für, fürs, fürn, für die, für den, für das, wegen, zwecks',
  over: '=über, ueber, =übers, uebers, oberhalb',
  under: 'unter, unterhalb',
  with: 'mit, mit der, mit dem',
  by: 'um, per, durch',
  without: 'ohne',
  against: 'gegen, gegenüber',
  not: 'nicht',
  no: 'kein, keine, keinen, keinem, keiner, nein, nee',
  nothing: 'nichts',
  only: 'nur, ausschließlich, lediglich, allein',
  all: 'alle, allen, aller, sämtliche, sämtlichen, jegliche',
  everything: 'alles',
  each: 'jede, jeden, jeder, jedes, jedem',
  than: 'als',
  other: 'andere, anderen, anderer, anderes',
  please: 'bitte',
  total: 'gesamt, gesamte, gesamten, total, gesamtsumme, summe, endsumme, gesamtbetrag, gesamthaft',
  'in total': 'insgesamt, zusammen, in summe, alles in allem, unter allem, alles zusammen, zusammengerechnet, summiert',
  amount: 'betrag, beträge, beträgen, summen',
  about: 'etwa, circa, ca, ca ., ungefähr, rund, zirka, um die, cirka',
  money: 'geld, gelder, kohle, knete, moos, zaster',
  value: 'wert',
  thing: 'sache, ding, dinge, dingen, sachen, zeug, artikel',
}

const questionWords = {
  'how much':
    'wie viel, wieviel, wie viel euro, wie viele euro, wie viel fr ., wie viel fr, wie viel franken, wie viele franken, wie viel geld, wie hoch, wie teuer, wie viel kostet, wie groß, um wie viel, wieviel euro, wieviel geld, wieviel franken, wie viel chf, wie viel eur',
  'how many': 'wie viele, wieviele, wie viel mal',
  'how often': 'wie oft, wie häufig, wie viele male, wieviele male, wievielmal, wie regelmäßig, wie viel mal',
  'how many times': 'wie viele male',
  'number of': 'anzahl, zahl der',
  what: 'was',
  'what did': 'was hat, was haben',
  'what have i': 'was habe ich, was hab ich',
  'what have we': 'was haben wir',
  'what was': 'was war, was waren, was ist, was sind',
  'what did cost': 'was kostete, was kosteten, was kostet, was kosten',
  which: 'welche, welcher, welches, welchen, welchem, was für, was für eine, was für ein',
  when: 'wann, zu welchem zeitpunkt, an welchem tag, welchen tag',
  'when is the next':
    'wann ist die nächste, wann ist der nächste, wann ist das nächste, wann kommt die nächste, wann kommt der nächste, wann kommt das nächste, wann wird die nächste, wann wird der nächste, wann wird das nächste, wann sind die nächsten',
  where: 'wo',
  'where do i': 'wo gebe ich, wo kaufe ich, wo zahle ich',
  'where have i': 'wo habe ich, wo hab ich',
  'on what': 'wofür, für was, worauf, wozu, für welche dinge',
  'where does my money go':
    'wohin geht mein geld, wohin geht das geld, wo geht mein geld hin, wo geht das geld hin, wohin fließt mein geld',
  'where did my money go':
    'wohin ging mein geld, wo ging mein geld hin, wo ist mein geld hin, wohin ist mein geld gegangen, wo ist mein geld geblieben, wo ist das geld geblieben, wo ist mein ganzes geld hin, wohin floss mein geld, wohin ist mein geld geflossen',
  why: 'warum, wieso, weshalb, weswegen',
  who: 'wer, wem, wen',
  show: 'zeig, zeige, zeigen, anzeigen, zeigst, blende, führe',
  list: 'liste, auflisten, liste auf, aufliste, aufzählen, =zähle',
  search: 'suche, such, suchen',
  find: 'finde, find, finden',
  'give me': 'gib mir, gib uns, geben sie mir, nenn mir, nenne mir, sag mir, sage mir, verrate mir',
  'show me':
    'zeig mir, zeige mir, zeigen sie mir, lass mich sehen, ich möchte sehen, ich will sehen, ich würde gern sehen',
  'i want to know':
    'ich will wissen, ich möchte wissen, ich wüsste gern, ich würde gern wissen, ich würde gerne wissen, ich möchte gerne wissen, mich interessiert',
  'do you know': 'weißt du, weisst du',
  'add up': 'rechne, addiere, summiere, zähl zusammen, rechne zusammen, zusammenrechnen',
  calculate: 'berechne, ausrechnen, ermittle, berechnen',
  overview: 'überblick, übersicht',
  summary: 'zusammenfassung',
  report: 'bericht',
  'is there': 'ist da, existiert',
  'was there': 'war da, kam da',
  any: 'irgendein, irgendeine, irgendwelche, irgendwas, irgendetwas',
}

const budgetWords = {
  budget:
    'budget, budgets, haushaltsbudget, haushaltsplan, limit, limite, budgetrahmen, kontingent, monatsbudget, gesamtbudget, budgetiert',
  planned: 'geplant, eingeplant, vorgesehen, veranschlagt',
  'left in budget': 'noch im budget, noch im budget drin, noch vom budget',
  left: 'noch drin, übrig, verbleibend*, verbleibt, verbleiben, bleibt, bleiben, blieb, blieben, restbudget, rest, offen noch, frei',
  'can i still spend': 'kann ich noch ausgeben, darf ich noch ausgeben, darf noch ausgegeben werden, noch ausgeben',
  'this month can i still':
    'kann ich diesen monat noch, darf ich diesen monat noch, können wir diesen monat noch, dürfen wir diesen monat noch',
  'can i still': 'kann ich noch, darf ich noch, können wir noch, dürfen wir noch, kann noch, darf noch, können noch',
  'still spend': 'noch verprassen, noch verbrauchen, noch ausgegeben',
  available: 'verfügbar, zur verfügung, spielraum, luft, zur verfügung stehen',
  'used up':
    'ausgeschöpft, aufgebraucht, verbraucht vom budget, ausgereizt, aufgezehrt, schon weg vom budget, verbraten vom budget',
  exceeded:
    'überzogen, überschritten, gesprengt, überstiegen, drüber, darüber hinaus, überzieht, überschreite, überschreiten, überschreitet',
  'over budget':
    'über budget, über dem budget, übers budget, über das budget, über meinem budget, über unserem budget, über dem limit',
  'keep to': 'halte, halten, halte ich, halten wir, einhalte',
  'within budget':
    'im budget, innerhalb des budgets, im rahmen, im budgetrahmen, budget eingehalten, budget gehalten, budgets eingehalten, eingehalten, im grünen bereich, auf kurs, unter budget, unter dem budget, im plan',
  'what is left of':
    'wie steht es um, wie stehts um, wie sieht es aus mit dem budget, wie steht es mit dem budget, wie schaut es aus mit dem budget',
  status: 'stand, budgetstand, zustand',
  'what needs review':
    'was muss ich noch prüfen, was muss ich prüfen, was muss noch geprüft werden, was ist noch zu prüfen',
  'to review':
    'zu prüfen, zu überprüfen, prüfen, geprüft werden, muss noch geprüft werden, noch zu prüfen, zur prüfung, ungeprüft*, freizugeben',
  pending:
    'offen, offene, offenen, ausstehend*, unbestätigt*, im posteingang, warten auf freigabe, wartet auf freigabe, auf freigabe warten',
}

/** Words of questions about money. */
export const germanQuestions: Record<string, string>[] = [functionWords, questionWords, ...germanMeasures, budgetWords]
