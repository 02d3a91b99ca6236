import type { Dictionary } from '../kinds.ts'

export const malay: Dictionary = {
  payable: `jumlah besar, jumlah perlu dibayar, jumlah bayaran, jumlah bersih`,
  total: `jumlah, jumlah rm, amaun`,
  subtotal: `jumlah kecil, sub jumlah`,
  tax: `cukai, cukai gst, cukai perkhidmatan`,
  rounding: `pelarasan, penggenapan, pembundaran, genapan`,
  cash: `tunai, bayaran, diterima, bayaran tunai`,
  change: `baki, baki tunai`,
  card: `kad, kad kredit`,
  discount: `diskaun, potongan`,
  service: `caj perkhidmatan`,
  quantity: `kuantiti, bilangan, jumlah item, jumlah kuantiti`,
  date: `tarikh, masa`,
  title: `resit, invois, invois cukai, bil tunai, terima kasih, selamat datang`,
  customer: `pelanggan, kepada`,
  header: `butiran, harga, kuantiti, keterangan`,
}
