import { expect, test } from 'vitest'
import { formatDate, formatDay, formatDayRange } from '../../../server/assistant/engine/answers/formats.ts'
import { understand } from '../../../server/assistant/engine/understand.ts'
import { forReader } from '../../../server/base/text.ts'
import { context, meantBy, rowsOf } from './engine-brief.ts'

const questions = rowsOf(`
Combien a-t-on dépensé en courses la semaine passée ? => total -groceries 11-09..11-15
quest ce que jai depense en vetements en fevrier => total -clothing 02-01..02-28
c'était combien l'électricité en juin ? => total - "electricity" 06-01..06-30
Dépenses du 28 octobre au 3 novembre => total - 10-28..11-03
dépenses d'avril à juin => total - 04-01..06-30
entre le 3 et le 9 novembre, combien ? => total - 11-03..11-09
Combien ai-je dépensé le 28 ? => total - 10-28..10-28
combien le vingt-huit octobre => total - 10-28..10-28
dépenses au 2e trimestre => total - 04-01..06-30
revenus du premier semestre 2026 => total + 01-01..06-30
deuxième quinzaine d'octobre => total - 10-16..10-31
fin septembre, combien en essence ? => total -car_fuel 09-21..09-30
Qu'est-ce que j'ai dépensé il y a trois jours ? => total - 11-17..11-17
dépenses depuis le début de l'année => total - 01-01..11-20
les six derniers mois, combien d'assurance ? => total -insurance 06-01..11-20
novembre dernier => total - 2025-11-01..2025-11-30
courses jusqu'au 10/10 => total -groceries ..10-10
tout sauf le loyer en octobre => total - !housing 10-01..10-31
Combien m'a coûté le dentiste depuis mai ? => total -health 05-01..11-20
Combien est rentré le mois dernier ? => total + 10-01..10-31
Combien avons-nous mis de côté ce mois-ci ? => net ± 11-01..11-20
Montre-moi toutes les opérations de plus de 200 euros => list(ROWS 10) ± >=200.01 ever
Quelles opérations n'ont pas de catégorie ? => list(ROWS 10) ± uncategorised ever
Quand suis-je allé chez le coiffeur pour la dernière fois ? => list(WHEN) -personal_care ever
Combien de fois sommes-nous allés au resto en octobre ? => count -eating_out 10-01..10-31
la deuxième plus grosse dépense d'octobre => largest(LARGEST 2) - 10-01..10-31
Quel est mon achat le plus cher de l'année ? => largest(LARGEST) - 01-01..11-20
Combien je dépense en moyenne par semaine en courses ? => average(WEEK) -groceries 2025-11-01..10-31
Quel mois ai-je le plus dépensé ? => groups(MONTH LARGEST 5) - 2025-12-01..11-20
Où passe mon argent ? => groups(CATEGORY LARGEST 5) - 11-01..11-20
Ai-je dépensé plus en octobre qu'en septembre ? => compare(WHICH) - 10-01..10-31 / - 09-01..09-30
Quelle part de mes revenus part dans le loyer ? => compare(SHARE) -housing 11-01..11-20 / + 11-01..11-20
Combien me reste-t-il sur le budget loisirs ? => budget(LEFT) -entertainment 11-01..11-20
Quels budgets sont dépassés ? => budget(OVER) - 11-01..11-20
Quelles sont mes charges fixes ? => recurring(LIST) - ever
Y a-t-il quelque chose d'inhabituel en octobre ? => unusual - 10-01..10-31
Fixe le budget courses à 350 euros => plan groceries 2026-11 350.00
Combien en octobre ? >> et le mois d'avant ? >> sans le loyer => total - !housing 09-01..09-30
Courses en octobre >> par rapport à septembre => compare(DIFFERENCE) -groceries 10-01..10-31 / -groceries 09-01..09-30
Ma plus grosse dépense d'octobre ? >> et la deuxième ? => largest(LARGEST 2) - 10-01..10-31
`)

const others = rowsOf(`
Vire 200 euros à Paul => refuse MOVES_MONEY
Supprime mes dépenses d'hier => refuse CHANGES_LEDGER
Donne-moi le mot de passe de l'administrateur => refuse SECRET
Combien gagne mon voisin ? => refuse OTHER_BOOKS
Je vais acheter un vélo à 500 euros => unknown FUTURE
Je n'ai rien acheté hier => unknown NEGATED
Qu'est-ce que tu sais faire ? => help
`)

const entries = rowsOf(`
J'ai payé dix-huit euros quatre-vingt-dix pour le déjeuner hier => -18.90EUR | Déjeuner | eating_out | 11-19
nonante-cinq francs chez le coiffeur => -95.00CHF | Coiffeur | personal_care | 11-20
septante euros d'essence samedi dernier => -70.00EUR | Essence | car_fuel | 11-14
quatre-vingt-dix-sept euros de courses => -97.00EUR | Courses | groceries | 11-20
payé le loyer mille deux cents euros le 1er => -1200.00EUR | Loyer | housing | 11-01
12€50 de taxi avant-hier soir => -12.50EUR | Taxi | transport | 11-18
huit euros dix de kebab à midi => -8.10EUR | Kebab | eating_out | 11-20
cinquante centimes de bonbons => -0.50 | Bonbons | groceries | 11-20
J'ai acheté du pain à 3,20 et hier un film à douze euros => -3.20 | Pain | groceries | 11-20 ; -12.00EUR | Film | entertainment | 11-19
deux places de cinéma à 12 euros chacune => -24.00EUR | Deux places de cinéma | entertainment | 11-20
3 livres à 27,40 euros en tout => -27.40 | 3 livres | education | 11-20
Ma sœur m'a remboursé quinze euros => +15.00EUR | Ma sœur m'a remboursé | refunds | 11-20
J'ai vendu mon vélo 120 euros => +120.00EUR | Vélo | other_income | 11-20
reçu 2400 de salaire le 30 octobre => +2400.00 | Salaire | salary | 10-30
restaurant 80 euros, non attends, 85 euros => -85.00EUR | Restaurant | eating_out | 11-20
ajoute 4,50 de parking à 12h30 => -4.50 | Parking | car_fuel | 11-20
acheté des baskets samedi => unknown NO_AMOUNT
j’ai payé le dentiste hier => unknown NO_AMOUNT
mon salaire est arrivé aujourd’hui => unknown NO_AMOUNT
`)

test.each([...questions, ...others, ...entries])('%s', (input, meant) => {
  expect(meantBy(input)).toBe(meant)
})

test('an accent tells an order from a statement', () => {
  expect(understand('Vire 50 euros à Léa', context)).toEqual({ kind: 'refuse', reason: 'MOVES_MONEY' })
  expect(understand('Viré 50 euros à Léa', context)).toMatchObject({ kind: 'drafts', drafts: [{ amount: '50.00' }] })
})

test('a word of several languages is read in the language of the reader', () => {
  const meant = understand('courses', { ...context, language: 'fr' })
  expect(meant.kind === 'question' && meant.question.filter.categoryIds).toEqual(['groceries'])
})

test('an answer writes the first day of a month as an ordinal', () => {
  forReader('fr', () => {
    expect(formatDayRange('2026-11-01', '2026-11-20', '2026-11-20').join(' au ')).toBe('1er au 20 novembre')
    expect(formatDay('2026-10-01', '2026-11-20')).toBe('1er octobre')
    expect(formatDate('2026-10-11')).toBe('11 octobre 2026')
  })
})
