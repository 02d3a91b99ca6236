const participles: [english: string, french: string][] = [
  ['spent', 'depense'],
  ['paid', 'paye'],
  ['paid', 'regle'],
  ['bought', 'achete'],
  ['cost', 'coute'],
  ['received', 'recu'],
  ['earned', 'gagne'],
  ['gave', 'donne'],
  ['gave', 'offert'],
  ['sent', 'envoye'],
  ['sent', 'vire'],
  ['took', 'pris'],
  ['sold', 'vendu'],
  ['paid back', 'rembourse'],
]

/** Verbs and other words of dictated entries, most of which questions use too. */
export const ENTRIES: Record<string, string> = {
  spent:
    'depense, depensee, depensees, claque, claquee, claques, lache, flambe, craque, dilapide, engloutis, englouti, mis, investi, deboursee, debourse, grille',
  spend: 'depenses tu, depenser, depensons, depensez, depensent, depensais, depensait, debourser, claquer',
  expenses: 'depenses, frais, couts, debits, charges, sorties d argent, sortie d argent',
  expense:
    'ma depense, la depense, une depense, grosse depense, petite depense, derniere depense, autre depense, cette depense, de depense, grosses depense',
  'biggest expense':
    'plus grosse depense, plus grande depense, plus forte depense, plus importante depense, depense la plus elevee, depense la plus grosse, depense la plus importante, depense la plus chere, depense maximale',
  'biggest expenses':
    'plus grosses depenses, plus grandes depenses, plus importantes depenses, depenses les plus elevees, depenses les plus grosses, depenses les plus importantes, depenses les plus cheres',
  'smallest expense':
    'plus petite depense, depense la plus petite, depense la plus faible, depense minimale, depense la plus basse',
  paid: 'paye, payee, payes, payees, regle, reglee, reglees, regles, verse, versee, acquitte, avance, banque',
  pay: 'paie, paies, paient, payons, payez, payer, regler, reglons, payent, payais, laisse, laisser, laissons, laissent, verser',
  bought: 'achete, achetee, achetes, achetees, procure',
  buy: 'acheter, achetons, achetez, achetent, achetais',
  purchase: 'achat, emplette',
  purchases: 'achats, emplettes',
  payment: 'paiement, reglement, versement',
  payments: 'paiements, reglements, versements',
  cost: 'coute, coutent, couter, coutait, coutaient, coutee, cout, valait, vaut, facture a, m a coute, m ont coute, nous a coute, a coute, ont coute, m est revenu a, m a pris, m a facture',
  'went out':
    'est parti, est sorti, sont sortis, est sortie, sorti de mon compte, est parti de mon compte, parti, partis, partie, sort, sortent',
  'went on':
    'est passe dans, est passe en, est parti en, est parti dans, passe en, est alle dans, parti en, passe dans, sont partis en',
  debited: 'debite, debitee, debites, preleve, prelevee, preleves, debiter',
  'was charged': 'ete debite, ete preleve, ete facture',
  took: 'pris, prise, prends, prend, prenons, prendre',
  had: '=bouffé, bouffe un, bouffe une, bouffe des, mange, mangee, avale, bu, bois, boire, dejeune, dine',
  ordered: 'commande, commandee, commandes, commander',
  been: 'alle, allee, alles, allees, suis passe, suis passee, sommes passes',
  booked: 'reserve, reservee, reserver',
  hired: 'loue, louee, louer',
  gave: 'donne, donnee, offert, offerte, offerts',
  donated: 'fait un don de, fait un don, fait don de',
  tipped: 'laisse un pourboire, pourboire de',
  lent: 'prete, pretee, ai prete',
  withdrawal: 'retrait',
  withdrawals: 'retraits',
  withdrew: 'tire, retire, retiree, tire au distributeur',
  transferred: 'virement, transfere, transferee, =viré, =virée, ai vire, avons vire, ai transfere',
  'received from': 'virement de, virement d',
  'transferred #': 'virement de #',
  transfers: 'virements',
  sent: 'envoye, envoyee, expedie',
  renewed: 'renouvele, renouvelee',
  'subscribed to': 'abonne a, me suis abonne a, souscrit a, souscrit',
  'treated myself to': 'me suis offert, me suis achete, me suis paye, me suis fait plaisir avec, suis offert',
  'repaid # euros to': 'rembourse # euros a, rembourse # € a',
  'repaid # to': 'rembourse # a',
  my: 'ma part du, ma part de, ma part des',
  'paid back': 'on a rembourse, ai rembourse, ai rendu, rendu, rembourse a, avons rembourse',
  got: 'obtenu, recupere, chope',

  income:
    'revenu, revenus, recette, recettes, rentrees, rentree, rentrees d argent, rentree d argent, entrees d argent, encaissements, encaissement, gains, gain, mes entrees',
  received:
    'recu, recue, recus, recues, touche, touchee, touches, percu, percue, percus, encaisse, encaissee, recois, recoit, recevoir, recevons, touchons, toucher, percois, encaisser',
  earned:
    'rapporte, rapportent, a rapporte, ont rapporte, m a rapporte, m ont rapporte, gagne, gagnee, gagnes, gagnees',
  earn: 'gagner, gagnons, gagnent, gagnez, gagnais, je gagne',
  'came in':
    'rentre, rentree d, rentres, entre sur mon compte, est rentre, sont rentres, est entre, est arrive, sont arrives, est tombe, sont tombes, est tombee, rentrent, rentre dans les caisses, est rentree',
  sold: 'vendu, vendue, vendus, vendues, revendu, revendue',
  inherited: 'herite, herite de',
  won: 'gagne au loto, gagne a la loterie, gagne au jeu',
  borrowed: 'emprunte, empruntee',
  refunded: 'rembourse, remboursee, rembourses, rembourser, credite, creditee',
  'was refunded': 'ete rembourse, ete remboursee, me suis fait rembourser, suis fait rembourser',
  'got paid': 'ete paye, ete payee, suis paye',
  'paid me back':
    'm a rembourse, m ont rembourse, nous a rembourse, me rembourse, m a rendu, m ont rendu, nous a rendu, m a rembourse les, nous ont rembourse',
  'gave me':
    'm a donne, m ont donne, m a offert, m ont offert, m a file, nous a donne, nous ont donne, m a glisse, nous a offert',
  'paid me': 'm a paye, m ont paye, m a verse, m ont verse, m a regle, nous a paye, nous a verse',
  'sent me': 'm a envoye, m ont envoye, nous a envoye',
  'transferred me': 'm a vire, m ont vire, m a transfere, nous a vire',
  'lent me': 'm a prete, m ont prete, m a avance',
  'invited me': 'm a invite, m ont invite',

  'for # altogether': 'a # en tout, a # au total, a # euros en tout, a # euros au total, a # € en tout, a # € au total',
  back: 'retour',
  there: 'aller',
  each: 'chacun, chacune, piece, l unite, a l unite, par personne, l un, la piece, par tete',
  'number of people': 'personnes',

  'no wait':
    'non attends, attends non, attends, attendez, non attendez, euh non, ah non, non non, oh non, mince non, non pardon',
  no: 'non, nan',
  'i mean': 'je veux dire, enfin, enfin je veux dire, c est a dire, cest a dire',
  'i meant': 'je voulais dire, non je voulais dire',
  sorry: 'pardon, desole, desolee, excuse moi, excusez moi, mes excuses, navre',
  rather: 'plutot, disons plutot',
  'or rather': 'ou plutot, ou bien plutot',
  actually: 'en fait, en realite, en verite',
  'no it was': 'non c etait, non ca faisait, non c est',
  'make that': 'mets plutot, disons, mettons',
  correction: 'correction, rectification, je corrige, je rectifie',
  oops: 'oups, zut, mince',
  'did not':
    'n ai pas, n avons pas, ai pas, n a pas, n ont pas, n ai rien, ai rien, n ai toujours pas, n ai pas encore, n ai meme pas, n a rien, n est pas, n ai finalement pas, a pas',
  never: 'jamais, n ai jamais',
  nobody: 'personne',
  nothing: 'rien',
  'nearly bought': 'failli acheter, failli prendre, presque achete, failli payer, failli commander, failli depenser',

  'put it in':
    'mets le dans, mets ca dans, range le dans, classe le dans, a mettre dans, mets le en, mets ca en, range ca dans, classe ca dans, a classer dans',
  category: 'dans la categorie, categorie',
  tagged:
    'etiquete, avec l etiquette, tague, qui porte l etiquette, qui portent l etiquette, porte l etiquette, portent l etiquette, marque, etiquetees, etiquetes',
  card: 'carte, carte bancaire, carte bleue, cb, carte de credit, carte de debit, par carte, en carte, bancontact, twint, interac',
  cash: 'especes, en especes, en liquide, liquide, cash, en cash, comptant',
}

for (const [english, french] of participles) {
  ENTRIES[english] = `${ENTRIES[english] ?? ''}, a ${french}, ont ${french}`.replace(/^, /, '')
}
