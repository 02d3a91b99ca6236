const people: [english: string, french: string][] = [
  ['my sister', 'ma soeur'],
  ['my brother', 'mon frere'],
  ['my boss', 'mon patron'],
  ['my boss', 'mon chef'],
  ['my boss', 'ma patronne'],
  ['my neighbour', 'mon voisin'],
  ['my neighbour', 'ma voisine'],
  ['my mother', 'ma mere'],
  ['my father', 'mon pere'],
  ['my friend', 'mon ami'],
  ['my friend', 'mon amie'],
  ['my friend', 'mon copain'],
  ['my friend', 'ma copine'],
  ['my colleague', 'mon collegue'],
  ['my colleague', 'ma collegue'],
  ['my cousin', 'mon cousin'],
  ['my cousin', 'ma cousine'],
  ['my uncle', 'mon oncle'],
  ['my aunt', 'ma tante'],
  ['my son', 'mon fils'],
  ['my daughter', 'ma fille'],
  ['my husband', 'mon mari'],
  ['my wife', 'ma femme'],
  ['my landlord', 'mon proprietaire'],
  ['my landlord', 'mon proprio'],
]

/** Orders, wishes, the future, greetings and requests for help. */
export const ORDERS_AND_HELP: Record<string, string> = {
  add: '=ajoute, ajoute, ajoutez, ajouter, rajoute, rajoutez, rajouter',
  note: 'note, notez, noter, note moi, inscris, inscrire',
  record: 'enregistre, enregistrez, enregistrer, saisis, saisissez, saisir, consigne',
  put: 'mets, mettez, mettre, mets moi',
  create: 'cree, creez, creer',
  'new expense': 'nouvelle depense, nouvel achat',
  'new transaction': 'nouvelle operation, nouvelle transaction, nouvelle entree',
  'dont forget': 'n oublie pas, n oubliez pas',
  remember: 'souviens toi, retiens, rappelle toi',

  delete: 'supprime, supprimez, supprimer, supprimes, suppression de',
  erase: 'efface, effacez, effacer, effaces',
  remove: 'enleve, enlevez, enlever, retire moi, ote, otez',
  clear: 'vide, videz, vider',
  reset: 'reinitialise, reinitialisez, reinitialiser, remets a zero, remettre a zero, remise a zero',
  undo: 'defais, defaites, defaire, reviens en arriere, revenir en arriere',
  'last change': 'derniere modification, dernier changement, derniere action',
  cancel: 'annule, annulez, annuler, resilie, resiliez, resilier',
  rename: 'renomme, renommez, renommer',
  move: 'deplace, deplacez, deplacer',
  categorise: 'categorise, categorisez, categoriser, classe, classez, classer, range, rangez, ranger',
  recategorise: 'recategorise, recategoriser, reclasse, reclasser',
  merge: 'fusionne, fusionnez, fusionner',
  split: 'ventile, ventiler, divise, diviser, partage, partager, separe',
  archive: 'archive, archivez, archiver',
  approve: 'approuve, approuvez, approuver, valide, validez, valider, accepte, acceptez, accepter, confirme, confirmez',
  edit: 'modifie, modifiez, modifier, edite, editer',
  change: 'change, changez, changer',
  correct: 'corrige, corrigez, corriger, rectifie, rectifier',
  replace: 'remplace, remplacez, remplacer',
  invite: 'invite, invitez, inviter',
  import: 'importe, importez, importer',
  set: 'fixe le, fixe un, fixe mon, definis, definissez, definir, regle le budget, regle mon budget',
  'increase by': 'augmente le, augmente mon, augmente la, augmentez, augmenter le',
  reduce: 'reduis, reduisez, reduire, baisse le, baisse mon, diminue le, diminue mon',
  transfer:
    '=vire, virer, virez, =transfère, =transfere, transferez, transferer, fais un virement, faites un virement, effectue un virement, effectuez un virement',
  send: 'envoie, envoyez, envoyer',
  pay: '=paye la, =paye le, =paye ma, =paye mon, =paye mes, =paye les, =règle la, =règle le, =règle ma, =règle mes, =règle les, =règle mon, =paye moi',
  invest: '=investis, investissez, investir, =place',
  order: '=commande moi, commandez',
  'book a': '=réserve moi, reservez, =réserve un, =réserve une',
  withdraw: 'retirer, retirez',
  reimburse: '=rembourse, =rembourse le, =rembourse la, =rembourse moi, remboursez',
  buy: '=achète, achetez',
  sell: 'vends, vendez, vendre',

  'tell you': 'raconte, raconte moi, raconte nous',
  'can you':
    'peux tu, tu peux, tu pourrais, pourrais tu, pouvez vous, vous pouvez, pourriez vous, est ce que tu peux, est ce que tu pourrais, est ce que vous pouvez, veux tu, tu veux bien',
  'can i': 'puis je, est ce que je peux, je peux',
  'i want to': 'je veux, je souhaite, j ai envie de',
  'i would like to': 'je voudrais, j aimerais, je souhaiterais',
  'i want you to': 'je veux que tu, je veux que vous, j aimerais que tu, je voudrais que tu, il faut que tu',
  'help me': 'aide moi a, aidez moi a',

  'i go to':
    'je vais a, je vais au, je vais chez, vais je chez, vais je au, vais je a, je vais a la, je vais aux, allons nous chez, va t on chez, on va chez, on va au',
  'im going to': 'je vais, vais, j vais',
  'we are going to': 'on va, nous allons, allons',
  will: 'va, vont, sera, seront, vas, coutera, couteront, devrait couter, paierai, payerai, acheterai, aurai, gagnerai, depenserai, recevrai, toucherai, vais je, allons nous, depensera, feront',
  'would cost': 'couterait, couteraient',
  'planning to': 'prevois de, je compte, compte acheter, comptons, envisage de, envisage d, projette de',
  'want to buy':
    'veux acheter, veux m acheter, aimerais acheter, voudrais acheter, aimerais m acheter, voudrais m acheter, veux m offrir, souhaite acheter',
  'need to pay':
    'dois payer, dois regler, dois encore payer, faut payer, doit payer, devons payer, faut que je paye, faut que je paie, dois acheter, devrai payer',
  owe: 'dois encore, dois de l argent, je dois, lui dois, doit encore, me doit, me doivent, doit, devons, dois',
  'can i afford':
    'puis je me permettre, puis je m offrir, ai je les moyens, est ce que je peux me permettre, est ce que je peux m offrir, je peux me permettre, puis je me payer, je peux m offrir',
  'should i': 'devrais je, est ce que je devrais, dois je',
  'if i buy': 'si j achete, si je prends',
  soon: 'bientot, prochainement',
  'remind me': 'rappelle moi, rappelez moi',
  predict: 'predis, prevoir, prevision*, estime, projection',
  'in the future': 'a l avenir, dans le futur, d ici la fin',

  'can you help':
    'peux tu m aider, tu peux m aider, pouvez vous m aider, vous pouvez m aider, tu m aides, peux tu aider',
  help: 'aide, a l aide, au secours, aidez moi, aide moi, besoin d aide, j ai besoin d aide',
  'what can you do':
    'que peux tu faire, que sais tu faire, tu sais faire quoi, tu peux faire quoi, qu est ce que tu sais faire, qu est ce que tu peux faire, qu est ce que tu fais, que fais tu, tu fais quoi, a quoi sers tu, tu sers a quoi, a quoi tu sers, qu est ce que vous savez faire, que pouvez vous faire, que savez vous faire, quelles sont tes fonctions, quelles sont tes fonctionnalites, quelles sont tes capacites, de quoi es tu capable, qu est ce que vous pouvez faire, vous savez faire quoi, qu est ce que tu proposes, ca sert a quoi, a quoi ca sert',
  'what can i ask':
    'que puis je demander, que puis je te demander, que puis je vous demander, qu est ce que je peux demander, qu est ce que je peux te demander, quelles questions puis je poser, qu est ce que je peux te poser comme questions, je peux te demander quoi, je peux demander quoi, quoi te demander, que peut on te demander, qu est ce que je peux faire, que puis je faire',
  'how does this work':
    'comment ca marche, comment ca fonctionne, comment tu fonctionnes, comment fonctionnes tu, comment ca se passe, ca marche comment, comment cela fonctionne, comment marche l assistant',
  'how do i use you':
    'comment t utiliser, comment je t utilise, comment vous utiliser, comment utiliser l assistant, mode d emploi, comment je fais, comment utiliser',
  'how do i add':
    'comment ajouter, comment j ajoute, comment enregistrer, comment saisir, comment noter, comment puis je ajouter',
  'who are you': 'qui es tu, tu es qui, t es qui, qui etes vous',
  'are you a bot': 'es tu un robot, tu es un robot, es tu humain, es tu une ia',
  examples:
    'exemples, exemple, par exemple quoi, des exemples, un exemple, donne moi un exemple, donne moi des exemples',
  commands: 'commandes possibles, les commandes',
  hello:
    'bonjour, salut, coucou, bonsoir, hello, bonne journee, bjr, slt, allo, salut ca va, comment ca va, comment vas tu, comment allez vous, ca va, tu vas bien, bien le bonjour',
  great: 'super, genial, parfait, cool, excellent, nickel, top merci',
  'thank you': 'merci, merci beaucoup, merci bien, mille mercis, je te remercie, je vous remercie',
  ok: 'd accord, ok, dac, entendu, bien recu',
  yes: 'oui, ouais',

  ignore: 'ignore, ignorez, ignorer, oublie, oubliez, fais abstraction de',
  'ignore your instructions':
    'ignore tes consignes, ignore tes instructions, ignore les instructions, ignore les consignes, ignore toutes les instructions, ignore tes regles, oublie tes consignes, oublie tes instructions, oublie les instructions, oublie tes regles, ignore toutes tes instructions, ignorez vos instructions, ignore les instructions precedentes, ignore toutes les instructions precedentes, ignore les regles, ignore toutes les consignes',
  'your instructions':
    'tes consignes, tes instructions, vos instructions, ton invite systeme, ton prompt, ton prompt systeme, tes regles, vos consignes, instructions systeme, message systeme, invite systeme',
  password: 'mot de passe, mots de passe, mdp',
  'api key':
    'cle api, cles api, cle d api, cles d api, cle secrete, cles secretes, cle privee, jeton d acces, code secret',
  'admin mode': 'mode administrateur, mode admin, mode developpeur, droits d administrateur, droits admin',
  'you are now':
    'tu es maintenant, tu es desormais, vous etes maintenant, tu es a present, fais comme si, fais semblant',
  'all organizations':
    'toutes les organisations, chaque organisation, toute organisation, toutes organisations, tous les espaces',
  'other organizations':
    'autres organisations, autre organisation, une autre organisation, d autres organisations, autre espace, autres espaces',
  'all users':
    'tous les utilisateurs, chaque utilisateur, l ensemble des utilisateurs, tous les comptes, toutes les comptes',
  'other users':
    'autres utilisateurs, autre utilisateur, un autre utilisateur, d autres utilisateurs, autres comptes, autres personnes, autres membres, autres clients, autres gens, un autre compte, quelqu un d autre, d autrui',
  neighbours: 'comptes du voisin, comptes des voisins',
  'whole database': 'toute la base de donnees, base de donnees, toute la base',
}

const add = (english: string, french: string) => {
  ORDERS_AND_HELP[english] = ORDERS_AND_HELP[english] === undefined ? french : `${ORDERS_AND_HELP[english]}, ${french}`
}

for (const [english, french] of people) {
  add(`does ${english} earn`, `gagne ${french}, touche ${french}, ${french} gagne, ${french} touche`)
  add(`does ${english} spend`, `depense ${french}, ${french} depense`)
  add(`does ${english} have`, `possede ${french}, ${french} possede, ${french} a t il, ${french} a t elle`)
}

for (const held of [
  'salaire',
  'depenses',
  'revenus',
  'comptes',
  'compte',
  'budget',
  'operations',
  'transactions',
  'donnees',
]) {
  for (const whose of [
    'de mon patron',
    'de ma soeur',
    'de mon frere',
    'de mon voisin',
    'de ma voisine',
    'de mes voisins',
  ]) {
    add('other peoples data', `${held} ${whose}`)
  }
  add('other peoples data', `${held} du voisin, ${held} de la voisine, ${held} des voisins, ${held} des autres`)
}
