/** The names of the default categories and words for a whole category. The rest is in `french-items.ts`. */
export const THINGS: Record<string, string> = {
  groceries:
    'courses, alimentation, epicerie, epiceries, supermarche, supermarches, hypermarche, superette, course alimentaire, courses alimentaires, commissions, provisions, ravitaillement, drive, panier de courses, grande surface, grandes surfaces, alimentaire, courses de la semaine',
  food: 'nourriture, bouffe, manger, repas et courses, a manger',
  'eating out':
    'resto, restos, restaurant, restaurants, restauration, sorties restaurant, restaurants et cafes, manger dehors, mange dehors, manger au restaurant, manger au resto, repas au restaurant, manger a l exterieur, a l exterieur, sorties resto, brasserie, brasseries, gargote, creperie, fast food, fastfood, plats a emporter, plat a emporter, a emporter, livraison de repas, traiteur, cafes et restaurants, cafe restaurant, restaus, restau',
  rent: 'loyer, loyers, logement, loyer et credit immobilier, loyer & credit immobilier, habitation, proprietaire du logement, bail',
  mortgage:
    'credit immobilier, pret immobilier, hypotheque, hypotheques, emprunt immobilier, pret hypothecaire, credit logement, mensualite du pret',
  utilities: 'energie & eau, energie et eau, factures d energie, charges locatives, services publics, fluides',
  bills: 'factures',
  bill: 'facture',
  'phone and internet':
    'telephone & internet, telephone et internet, telecom*, telephonie, abonnement internet et telephone, box et mobile',
  internet: 'box, box internet, fibre, abonnement internet, wifi, adsl, facture internet, forfait internet',
  'phone bill': 'facture de telephone, facture telephone, facture du telephone, facture mobile, facture de portable',
  transport:
    'transports, transport, transports en commun, transport en commun, transports publics, transport public, deplacements, navigo, abonnement de transport, abonnement general, demi tarif, carte de transport, passe navigo, opus',
  'car and fuel': 'voiture & carburant, voiture et carburant, auto et carburant, voiture et essence',
  car: 'voiture, voitures, auto, bagnole, automobile, char, vehicule, caisse',
  petrol: 'essence, carburant, carburants, sans plomb, sp95, sp98, super, pompe a essence',
  diesel: 'gazole, gasoil, diesel, mazout auto',
  fuel: 'plein, plein d essence, plein de gazole, plein de gasoil, plein de carburant, plein de diesel, faire le plein, fait le plein, station service, pompe, station essence',
  health:
    'sante, sante & pharmacie, sante et pharmacie, frais de sante, soins, frais medicaux, medical, medicaux, soins medicaux',
  insurance:
    'assurance, assurances, mutuelle, mutuelles, prime d assurance, primes d assurance, complementaire sante, caisse maladie, assurance maladie, prevoyance',
  'personal care':
    'soins personnels, hygiene, beaute, beaute et hygiene, soins du corps, cosmetiques, cosmetique, produits de beaute, toilette',
  clothing:
    'vetement, vetements, habits, habit, fringues, fringue, linge, mode, habillement, sapes, garde robe, pret a porter',
  household:
    'maison & reparations, maison et reparations, maison, menage, bricolage, travaux, entretien de la maison, reparations, reparation, amenagement, equipement de la maison, renovation',
  furniture: 'meuble, meubles, mobilier, ameublement',
  'children and pets': 'enfants et animaux, enfants & animaux',
  children: 'enfant, enfants, gosses, mioches, gamins, petits, bebe, bebes, gamine, gamin',
  pets: 'animaux, animal, animaux de compagnie, animal de compagnie',
  childcare:
    'garde d enfants, garde d enfant, frais de garde, garde des enfants, periscolaire, garderie, cantine scolaire',
  entertainment:
    'loisirs, loisir, divertissement, divertissements, loisirs et sorties, sorties et loisirs, culture, amusement, distractions',
  'going out': 'sorties, sortie, soiree, soirees, sortir',
  hobbies: 'passe temps, hobby, hobbies, activites',
  subscription: 'abonnement, abonnements, abonnements & logiciels, abonnements et logiciels, abo, abos',
  software: 'logiciel, logiciels, licence logicielle, applications',
  streaming: 'plateforme de streaming, plateformes de streaming, vod, svod',
  travel: 'conges, escapade, voyages et vacances, periple',
  trip: 'voyage, sejour',
  trips: 'voyages, sejours',
  'trip to': 'voyage a, voyage en, voyage au, sejour a, sejour en, sejour au, escapade a',
  holiday: 'vacances',
  'holiday in': 'vacances a, vacances en, vacances au',
  education:
    'education, education & formation, education et formation, etudes, scolarite, formation, formations, enseignement, ecole, ecoles, frais de scolarite, frais scolaires, rentree scolaire, apprentissage',
  'gifts and donations': 'cadeaux & dons, cadeaux et dons, dons et cadeaux',
  gift: 'cadeau, cadeaux, present',
  donation: 'don, dons, charite, oeuvres caritatives, association caritative, association, quete',
  'taxes and bank fees': 'impots et frais bancaires, impots & frais bancaires, frais et impots',
  taxes: 'impot, impots, taxe, taxes, fisc, contributions, tresor public, tva',
  'bank fees':
    'frais bancaires, frais de banque, agios, frais de compte, frais de tenue de compte, commissions bancaires, frais bancaire',
  fine: 'amende, amendes, pv, contravention, contraventions, proces verbal, contredanse, prune',
  fees: 'honoraires, cotisation, cotisations',
  'other expenses': 'autres depenses, depenses diverses, divers, diverses, autre depense',

  salary:
    'salaire, salaires, paie mensuelle, la paie, ma paie, paye mensuelle, ma paye, la paye, traitement, remuneration, fiche de paie, bulletin de salaire, appointements, paie du mois, solde militaire',
  bonus: 'prime, primes, treizieme mois, 13 e mois, bonus, gratification',
  'freelance work':
    'activite independante, activite freelance, mon activite, freelance, travail independant, auto entreprise, missions, mission, prestation, prestations, pige, piges, revenus d activite',
  client: 'client, clients, facture client, facture cliente',
  interest: 'interet, interets, interets & placements, interets et placements, interets du livret, livret a, livret',
  investments: 'placement, placements, investissement, investissements',
  dividends: 'dividende, dividendes',
  refund: 'remboursement, avoir sur achat, note de credit',
  refunds: 'remboursements, avoirs',
  'tax refund': 'remboursement d impot, remboursement d impots, remboursement des impots, trop percu',
  'deposit back': 'caution rendue, remboursement de caution, caution recuperee',
  'gifts received': 'cadeaux recus, cadeau recu, dons recus, don recu',
  'birthday money': 'argent d anniversaire, argent de mon anniversaire, etrennes',
  inheritance: 'heritage, succession',
  'lottery winnings': 'gain au loto, gains au loto, gain loterie, loto gagnant',
  'other income':
    'autres revenus, autre revenu, allocations, allocation, allocations familiales, alloc, allocs, caf, aide au logement, apl, rente, pension, retraite, chomage',
}
