import type { Dictionary } from '../kinds.ts'

export const french: Dictionary = {
  payable: `
    total ttc, net a payer, a payer, montant du, total a payer, montant total, reste a payer, total eur,
    montant ttc, somme due, net a regler, total general`,
  total: `total, montant, montant eur, somme`,
  subtotal: `sous total, soustotal, s total`,
  net: `ht, hors taxe, hors taxes, total ht, montant ht, base ht, h t, net ht`,
  tax: `tva, taxe, taxes, dont tva, montant tva, t v a, tps, tvq`,
  included: `ttc, inclus, dont, comprise, t t c`,
  rounding: `arrondi`,
  cash: `especes, espece, recu, donne, regle, versement, paiement, cheque, especes eur`,
  change: `rendu, monnaie, a rendre, rendu monnaie, monnaie rendue, rendu especes`,
  card: `carte, carte bancaire, carte bleue, cb, carte credit, sans contact, cb emv, ticket restaurant, ticket resto, tickets resto, titre restaurant, titres restaurant, cheque dejeuner,
    carte restaurant`,
  discount: `remise, reduction, rabais, avoir, bon d achat, remise fidelite, remise immediate, avantage`,
  tip: `pourboire`,
  service: `service, livraison, frais de port, frais de livraison, consigne`,
  quantity: `qte, quantite, articles, nombre d articles, nb articles, nbre articles, article, couverts`,
  savings: `economie, economies, vous avez economise, gain`,
  points: `points, fidelite, cagnotte, points fidelite`,
  date: `date, le, du, date facture, date de facture`,
  'other-date': `verse le, acompte verse le, prochain rendez vous, prochain rdv, prochain controle, garantie jusqu, echeance, valable, jusqu au, date limite, a regler avant, date de livraison`,
  table: `taux tva, code tva, taux ht tva, ht tva ttc, detail tva, tx tva, taux base, taux h t`,
  title: `
    facture, ticket, recu, ticket de caisse, duplicata, bienvenue, merci, note, addition, carte bancaire,
    ticket client, bon de commande, justificatif, merci de votre visite`,
  customer: `client, adresse de facturation, livre a, facture a`,
  header: `designation, libelle, prix, prix unitaire, montant, quantite, p u, produit`,
  carried: `a reporter, report page, suite page suivante`,
  none: `caissier, caisse, hote, no tva, tva intra, n tva, carte de fidelite, siret, tva intracommunautaire`,
}
