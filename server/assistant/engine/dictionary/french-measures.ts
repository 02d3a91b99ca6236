/** Words for measures, comparisons, groups and exclusions. */
export const MEASURES: Record<string, string> = {
  transactions: 'operations, transactions, mouvements, ecritures, lignes, debits et credits',
  transaction: 'operation, transaction, mouvement, ecriture, ligne',
  'how many': 'combien de lignes, nombre total de',
  'number of': 'nombre de, nombre d, le nombre de, le nombre d',
  count: 'compte moi, comptabilise, denombre',
  'average price': 'prix moyen, prix moyens',
  'average cost': 'cout moyen, couts moyens',
  'average bill': 'facture moyenne, addition moyenne',
  'average purchase': 'achat moyen, achats moyens',
  'average amount': 'montant moyen',
  visit: 'visite, passage',
  visits: 'visites, passages',
  price: 'prix, tarif',
  average: 'moyen, moyenne, moyens, moyennes, moyenne de, la moyenne de, la moyenne des, moyenne d',
  'on average': 'en moyenne',
  usually: 'habituel*, d habitude, habituellement, normalement, d ordinaire, generalement, en general, en temps normal',
  'in a normal month': 'un mois normal, dans un mois normal, mois type, mois moyen',
  'average basket': 'panier moyen, ticket moyen, panier',
  'per day': 'par jour, chaque jour, tous les jours, quotidien*, journalier*, journaliere*, a la journee, au quotidien',
  'per week': 'par semaine, chaque semaine, toutes les semaines, hebdomadaire*, a la semaine, hebdo',
  'per month': 'par mois, mensuel*, mensuellement, au mois, mensuelle en moyenne',
  'every month': 'tous les mois, chaque mois, mois apres mois',
  'per year': 'par an, par annee, chaque annee, tous les ans, annuel, annuelle, annuels, annuelles, a l annee',
  'per visit':
    'par visite, par passage, a chaque passage, chaque passage, a chaque visite, chaque visite, a chaque fois, chaque fois, par sortie, par fois, a chaque coup, par venue',
  'per transaction':
    'par achat, par operation, par transaction, par paiement, par ticket, par panier, par commande, a chaque achat, par depense, par repas, par plein, par trajet, par course, par facture, chaque achat, par resto, par restaurant',
  'by month':
    'mois par mois, par mois calendaire, au fil des mois, evolution mensuelle, evolution par mois, par mois en detail, ventile par mois',
  'by category': 'par categorie*, par poste*, par type de depense*, par types de depenses',
  'by shop': 'par magasin*, par commercant*, par enseigne*, par commerce*, par boutique*, par marchand*',
  categories: 'categories, postes, postes de depense*, rubriques, types de depenses',
  category: 'categorie, poste, rubrique, poste de depense',
  shops: 'magasins, commercants, enseignes, boutiques, commerces, marchands',
  shop: 'magasin, commercant, enseigne, boutique, commerce, marchand',
  'breakdown of my expenses':
    'repartition de mes depenses, ventilation de mes depenses, repartition des depenses, ventilation des depenses, decomposition des depenses',
  breakdown: 'repartition, ventilation, decomposition',

  biggest:
    'plus gros, plus grosse, plus grosses, plus grand*, plus important*, plus fort*, plus eleve*, plus elevee*, plus elevees, plus haut*, plus grosse somme, maximum, maximal*, max, record',
  'most expensive month': 'mois le plus cher, mois le plus couteux, mois le plus depensier, plus gros mois, pire mois',
  'cheapest month': 'mois le moins cher, mois le plus econome, meilleur mois, mois le moins depensier',
  'most expensive': 'plus cher, plus chere, plus chers, plus cheres, plus couteu*, plus onereu*, plus salee*',
  'more expensive': 'est plus cher, etait plus cher, plus cher que, plus chere que, plus cher qu, c est plus cher',
  smallest: 'plus petit*, plus bas, plus basse, plus basses, plus faible*, plus modeste*, minimum, minimal*, moindre',
  cheapest: 'moins cher, moins chere, moins chers, moins cheres, moins couteu*, meilleur marche',
  'and the second biggest': 'et la deuxieme, et le deuxieme, et la seconde, et le second, et la 2 e, et la 2 eme',
  'and the third biggest': 'et la troisieme, et le troisieme, et la 3 e, et la 3 eme',
  'second biggest':
    'deuxieme plus gros*, deuxieme plus grand*, deuxieme plus importante, seconde plus grosse, deuxieme plus cher*, deuxieme plus forte',
  'third biggest': 'troisieme plus gros*, troisieme plus grand*, troisieme plus importante, troisieme plus cher*',
  'the most': 'le plus, la plus, les plus',
  'the least': 'le moins, la moins, les moins',
  'the most money': 'le plus d argent, le plus de sous',
  'spend the most': 'depense le plus, depensons le plus, depenser le plus, depensais le plus',
  'spent the most':
    'depense le plus d argent, ai je depense le plus, j ai depense le plus, coute le plus, coute le plus cher, ai je le plus depense, j ai le plus depense',
  'spent the least': 'ai je depense le moins, j ai depense le moins, ai je le moins depense, j ai le moins depense',
  'cost the most': 'a coute le plus, m a coute le plus, m a coute le plus cher, coutent le plus, revient le plus cher',
  main: 'principal, principale, principaux, principales',
  top: 'top, palmares, podium, classement',
  ranking: 'classement de, classement des',

  recurring:
    'recurrent*, regulier*, reguliere*, regulierement, periodique*, fixe, fixes, qui reviennent, reviennent, revient regulierement, se repetent, qui se repetent, se repete, automatique*',
  'recurring payments':
    'prelevements, prelevements automatiques, charges fixes, charges recurrentes, frais fixes, depenses fixes, paiements fixes, echeances, virements permanents, ordres permanents, prelevement automatique',
  'come back every month':
    'reviennent tous les mois, revient tous les mois, reviennent chaque mois, revient chaque mois, tombent tous les mois, tombent chaque mois, qui tombent chaque mois, je paye tous les mois, je paie tous les mois, paie chaque mois, paye chaque mois',
  'next payment':
    'prochain paiement, prochaine echeance, prochain prelevement, prochains paiements, prochaines echeances, prochains prelevements, prochaine facture, prochaines factures',
  'is due':
    'est du, est prevu pour, tombe t il, est il preleve, est elle prelevee, sera preleve, sera prelevee, a echeance, tombe',
  next: 'prochain, prochaine, prochains, prochaines, suivant, suivante',
  upcoming:
    'a venir, a payer bientot, arrivent bientot, arrive bientot, vont arriver, va arriver, tombent bientot, tombe bientot',
  unusual:
    'inhabituel*, inhabituelle*, anormal*, anormaux, anormales, bizarre*, etrange*, suspect*, louche*, inattendu*, insolite*, atypique*, anomalie*, surprenant*, de travers, cloche, sort de l ordinaire, sortent de l ordinaire, qui sort de l ordinaire, sort du lot, hors norme, pas normal, pas normale, frauduleu*, fraude',
  'charged twice':
    'ete debite deux fois, ete preleve deux fois, facturee deux fois, debite deux fois, preleve deux fois, paye deux fois, en double, doublon*, facture deux fois',
  'more than usual': 'plus que d habitude, plus qu a l accoutumee, plus que la normale, plus que d ordinaire',

  compare: 'compare, comparez, comparer, comparaison, comparatif, compare moi',
  'compared to':
    'par rapport a, par rapport au, par rapport aux, par rapport, compare a, comparee a, comparees a, compares a, comparativement a, en comparaison de, face a, vis a vis de',
  versus: 'versus, contre, vs',
  difference: 'difference, ecart, difference entre, l ecart entre',
  'trend in': 'evolution, evolution de, evolution des, evolue, evoluent, progression, tendance*',
  'difference in': 'variation de, variation des',
  increased:
    'a augmente, ont augmente, ont elles augmente, a t elle augmente, augmente, augmentent, augmentees, hausse, en hausse, grimpe, monte, monter, augmenter, accru, plus depense',
  decreased:
    'a baisse, ont baisse, a diminue, ont diminue, baisse, baissent, diminue, diminuent, en baisse, chute, baisser, diminuer, reduit, recule',
  than: 'que le, que la, que l, qu en, que pour, que dans, que sur, qu a, qu au, que durant, que pendant, que celui, que celle',
  'than at': 'que chez, qu a la, que a',
  'than in': 'qu en, que dans, qu au mois de, qu au cours de',
  'than last': 'que dernier',
  'did i spend more':
    'ai je depense plus, ai je plus depense, ai je depense davantage, est ce que j ai plus depense, est ce que j ai depense plus, depense je plus, ai je davantage depense, j ai plus depense, j ai depense plus, je depense plus',
  'did i spend less':
    'ai je depense moins, ai je moins depense, est ce que j ai moins depense, est ce que j ai depense moins, depense je moins, j ai moins depense, j ai depense moins, je depense moins',
  'spend more': 'depense plus, depenser plus, depense davantage, plus depense',
  'spend less': 'depense moins, depenser moins, moins depense',
  'more than': 'de plus que, plus de, plus d, plus que, superieur* a, au dela de, excedant, de plus de',
  'more than in': 'de plus qu en',
  'less than in': 'de moins qu en',
  'more than last': 'de plus que le dernier',
  'less than': 'de moins que, moins de, moins d, moins que, inferieur* a, en deca de, de moins de',
  'at least': 'superieur* ou egal* a, au moins, au minimum, minimum de, pas moins de',
  'at most': 'inferieur* ou egal* a, au plus, au maximum, maximum de, pas plus de',
  above: 'au dessus de, au dessus d, dessus de',
  below: 'en dessous de, au dessous de, sous la barre de',
  over: 'depassant, depassent, qui depassent, depasse les, depasse la barre de',
  'over #': 'depasse #, depassent #, depassant #, plus de #, sup a #, superieur* a #',
  'under #': 'moins de #, inferieur* a #, sous #, sous les #',
  'at least #': 'a partir de # euros, a partir de # €, au moins #, au minimum #, # euros minimum, minimum #',
  'at most #': 'maximum #, # euros maximum, au maximum #, au plus #, # euros max',
  'or more': 'ou plus, et plus, ou davantage, ou au dessus',
  'or less': 'ou moins, et moins, ou en dessous',
  more: 'plus, davantage',
  less: 'moins',

  'goes towards':
    'part dans, part en, passe en, passe dans, va dans, va au, va a, est consacre a, consacre a, est consacree a',
  'what share of':
    'combien pese, combien pesent, que represente, combien represente, quel poids a, quelle part de, quelle part d, quelle part des, quelle part du, quelle proportion de, quelle proportion des, quel pourcentage de, quel pourcentage des, quel pourcentage du, quelle fraction de, quelle fraction des, part de, la part de, part des, part du, proportion de, quelle est la part de, quelle est la part des, quelle est la part du, la part des, la part du',
  percentage: 'pourcentage, proportion, en pourcentage, pourcent, pour cent',
  percent: '%',
  balance: 'solde, bilan, balance, solde net, resultat, resultat net, le solde de',
  net: 'net, nette, net de',
  saved:
    'epargne, epargnes, epargnee, economise, economises, epargner, economiser, economisons, epargnons, fait des economies, fait comme economies',
  savings: 'economies, epargnes',
  'savings rate': 'taux d epargne, taux epargne',
  'put aside':
    'mis de cote, mettre de cote, mets de cote, mettons de cote, mise de cote, pu mettre de cote, mis de l argent de cote, mettre de l argent de cote, mis quelque chose de cote, mis de sous de cote',
  'left over': 'reste t il en fin de mois, reste a la fin du mois, reste en fin de mois',
  surplus: 'excedent, benefice, boni',
  deficit: 'deficit, decouvert, dans le rouge, trou',
  'in the black': 'dans le vert, en positif, beneficiaire',
  'after expenses':
    'une fois les depenses enlevees, apres depenses, apres les depenses, depenses deduites, une fois les depenses deduites, moins les depenses, une fois mes depenses payees, apres toutes mes depenses',
  'income minus expenses':
    'revenus moins depenses, revenus moins les depenses, revenus moins mes depenses, recettes moins depenses, difference entre revenus et depenses, difference entre mes revenus et mes depenses',

  budget: 'budget*, enveloppe*, plafond*',
  planned: 'prevu, prevue, prevus, prevues, budgete*, planifie*',
  limit: 'limite, limites',
  'is coming up':
    'arrive, arrivent, va arriver, vont arriver, tombe, tombent, est a payer, sont a payer, est a regler, sont a regler, est prevu, sont prevus, sont prevues, est du, est due, sont dus, sont dues, arrive a echeance, arrivent a echeance',
  'have to pay':
    'a payer, a regler, dois je payer, devons nous payer, je dois payer, nous devons payer, dois je regler',
  'what is coming up': 'quelles sont les echeances, quelles echeances',
  'who has paid': 'qui a paye, qui a regle',
  'who has spent': 'qui a depense',
  'who spends': 'qui depense, qui paie, qui paye',
  'who has received': 'qui a recu, qui a gagne',
  'what has': 'qu a',
  'after that': 'apres ca, apres cela, ensuite',
  left: 'restera, restera t il, me restera t il, nous restera t il, il restera, il me restera, reste, restent, restant, restante, restants, restait, reste t il, me reste t il, nous reste t il, il me reste, il reste, il nous reste, disponible*, de reste, dispo, marge, ai je encore',
  'can i still spend':
    'puis je encore depenser, je peux encore depenser, peux je encore depenser, pouvons nous encore depenser, on peut encore depenser, puis je depenser, je peux depenser, peut on encore depenser, ai je encore le droit de depenser',
  exceeded:
    'depasse, depassee, depasses, depassees, depasser, excede, explose, explosee, creve, saute, depassement*, depassons',
  'over budget':
    'hors budget, au dessus du budget, depasse le budget, depasse mon budget, hors des clous, depasse un budget, depasse des budgets, depassement de budget, depassements de budget, explose mon budget, creve le budget',
  'kept to': 'tenu, respecte, respectee, tiens, respecter, tenir',
  'within budget':
    'suis je dans le budget, suis je dans mon budget, suis dans mon budget, suis dans le budget, reste dans le budget, reste dans mon budget, sommes dans le budget, sommes nous dans le budget, est on dans le budget, est dans le budget, suis je dans mes budgets, suis dans mes budgets, tient dans le budget, dans les clous, dans les limites',
  'status of': 'ou en est, ou en sont, ou en suis je, ou j en suis',
  used: 'utilise, utilisee, utilises, utilisees, consomme, consommee, entame, entamee, mange du budget',
  'used up': 'epuise, epuisee, tout utilise',

  'to review':
    'je dois verifier, je dois valider, je dois encore verifier, dois verifier, dois je verifier, dois valider, dois je valider, reste a verifier, reste a valider, a verifier, a valider, a relire, a revoir, a controler, a approuver',
  pending: 'en attente, en suspens, en souffrance',
  uncategorised:
    'sans categorie*, non categorise*, non categorisees, pas categorise*, pas categorisees, non classe*, pas classe*, a categoriser, n ont pas de categorie, n a pas de categorie, n ont pas encore de categorie, n a pas encore de categorie, pas de categorie, pas encore de categorie, aucune categorie, n ont aucune categorie, hors categorie, pas encore categorise*, pas encore classe*, manque une categorie, attendent une categorie',
  'after refunds':
    'nettes de remboursements, depenses nettes, apres remboursement*, remboursements deduits, net de remboursement*, nets de remboursement*, deduction faite des remboursements, une fois les remboursements deduits, remboursements compris, en tenant compte des remboursements, apres deduction des remboursements, en deduisant les remboursements, moins les remboursements, remboursements inclus',
  'before refunds':
    'avant remboursement*, hors remboursement*, sans compter les remboursements, sans les remboursements, sans deduire les remboursements, brut',
  except:
    'sauf, hors, hormis, excepte, exceptes, a part, a l exception de, a l exception du, a l exception des, en dehors de, en dehors du, en dehors des, mis a part, autre que, autres que, exclu*, en excluant, excluant, sans compter, sans inclure, en enlevant, outre, a l exclusion de',
  without: 'sans',

  'in total':
    'au total, en tout, tout compris, en tout et pour tout, au global, globalement, toutes categories confondues, en cumule, tout confondu',
  total: 'total, totaux, cumul, cumule, totale, totales, global, globale',
  sum: 'somme, sommes, montant total',
  amount: 'montant, montants',
  'come to':
    'se montent, montent, se monte, s elevent a, s eleve a, se montent a, se monte a, s elevent, s eleve, se chiffrent, representent, represente, s elevaient, s elevait, revient a, reviennent a, est revenu a, sont revenues a, monte a, montait a, totalisent',
  'same for': 'idem pour, pareil pour, la meme chose pour, meme question pour, meme chose pour, idem, pareil',
  'what about':
    'et pour ce qui est de, qu en est il de, qu en est il du, qu en est il des, quid de, quid du, quid des, et du cote de, et cote, et au niveau de',
  'and what about': 'et quid de',
}

for (const [english, usual] of [
  ['did i spend more', 'spent more than usual'],
  ['spend more', 'spend more than usual'],
]) {
  const phrases = (MEASURES[english ?? ''] ?? '').split(', ')
  MEASURES[usual ?? ''] = phrases.map((each) => `${each} que d habitude`).join()
}

for (const [english, french] of [
  ['shops', 'magasins'],
  ['shops', 'commercants'],
  ['shops', 'enseignes'],
  ['categories', 'categories'],
  ['categories', 'postes'],
]) {
  const key = `top # ${english}`
  MEASURES[key] = `${MEASURES[key] ?? ''}, les # ${french}, mes # ${french}`.replace(/^, /, '')
}

/** "Le plus cher" is one phrase, unlike "le plus" alone. */
for (const english of ['biggest', 'most expensive', 'smallest', 'cheapest']) {
  const adjectives = (MEASURES[english] ?? '').split(', ').filter((each) => /^(?:plus|moins) /.test(each))
  MEASURES[`the ${english}`] = adjectives.flatMap((each) => [`le ${each}`, `la ${each}`, `les ${each}`]).join()
}
