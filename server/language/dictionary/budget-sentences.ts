/** Verbs whose amount is received. */
export const INCOME_VERBS = wordsIn(
  `get gets earn earns receive receives verdiene verdienen bekomme bekommen gagne gagnons touche recois gano ganamos cobro
  cobramos guadagno guadagniamo ganho recebo recebemos verdien zarabiam zarabiamy tjener tjanar`,
)

/** Verbs in sentences such as "we pay about 900 for the rent". They show that a line is a sentence. */
export const SENTENCE_VERBS = wordsIn(
  `is are was comes pay pays paying spend spends spending need needs put puts goes takes expect allow owe makes reckon
  ist sind kostet kosten zahle zahlen bezahle bezahlen gebe geben rechne rechnen brauche brauchen lege legen plane planen
  macht machen betragt betragen
  est sont coute coutent paie paye payons payer depense depensons mets mettons
  es son cuesta cuestan pagamos paga pagar gastamos gastan salen
  sono costa costano paghiamo pagare spendo spendiamo risparmio metto viene vengono
  sao custa custam gastamos poupo fica ficam
  betaal betalen betalt betaler betalar geef geven
  kostuje kosztuje kosztuja placimy wydaje wydajemy oszczedzam
  er ar koster kostar bruger bruker lagger`,
)

/** Verbs that are also nouns ("Heating costs"). They need another word of a sentence beside them. */
export const NOUN_VERBS = wordsIn('costs kost pago gasto sale place')

/** Words at the ends of a part of a sentence that do not belong to the name. */
export const SENTENCE_FILLERS = wordsIn(
  `i we you he she it they my our his her their the a an of for on to at and also about around roughly some plus then
  another each every aside away into in with from that this there as up out so just all ll ve re me us per by month
  monthly usually normally approximately approx circa ca like
  ich wir du er sie mein meine meinen meiner unser unsere unseren der die das den dem des ein eine einen fur furs von vom
  zum zur und auch noch etwa ungefahr rund ca so also dann sowie im am auf aus beim bei mit dazu an es man mal
  je j nous on tu il elle mon ma mes notre nos votre le la les l un une des du de d pour et aussi environ plus puis a au
  aux en dans par avec ca c y se me te
  yo mi mis nuestro nuestra nuestros el los las uno una unos unas del al para como unos mas tambien casi con lo nos
  io mio mia miei il lo gli i uno per di del della dei delle dell da dal in nel nella e anche circa con ci
  como eu meu minha o os as um uma uns umas do da dos das no na nos nas pelo pela e mais cerca em com para
  ik wij we mijn onze ons het een voor van aan en ook ongeveer zo in op met ca
  ja my moj moja nasz za na w z i oraz okolo ok tez
  ungefar omtrent jag vi min mitt vart var en ett det den de for till och ocksa cirka pa av med jeg min vores vare omkring ca`,
)

/** Words that join two parts of a sentence. */
export const CONJUNCTIONS = wordsIn('and plus und sowie et puis y e en ed mas och og ja i oraz')

function wordsIn(text: string): string[] {
  return text.trim().split(/\s+/)
}
