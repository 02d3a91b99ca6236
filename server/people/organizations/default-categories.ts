import type { CategoryType, OrganizationKind } from '../../platform/database/tables.ts'

/**
 * A category of every new organization. The key stays the same when the category is renamed, and the color is an index
 * of the palette.
 */
interface DefaultCategory {
  key: string
  name: string
  type: CategoryType
  icon: string
  color: number
}

const expense = (key: string, name: string, icon: string, color: number): DefaultCategory => ({
  key,
  name,
  type: 'EXPENSE',
  icon,
  color,
})

const income = (key: string, name: string, icon: string, color: number): DefaultCategory => ({
  key,
  name,
  type: 'INCOME',
  icon,
  color,
})

const forAll = [
  expense('groceries', 'Groceries', 'shopping-basket', 1),
  expense('eating_out', 'Eating out', 'utensils', 2),
  expense('housing', 'Rent & mortgage', 'house', 7),
  expense('utilities', 'Utilities', 'plug-zap', 6),
  expense('phone_internet', 'Phone & internet', 'wifi', 6),
  expense('transport', 'Transport', 'bus', 3),
  expense('car_fuel', 'Car & fuel', 'fuel', 3),
  expense('health', 'Health & pharmacy', 'heart-pulse', 4),
  expense('insurance', 'Insurance', 'umbrella', 5),
  expense('personal_care', 'Personal care', 'scissors', 4),
  expense('clothing', 'Clothing', 'shirt', 2),
  expense('household', 'Household & repairs', 'hammer', 5),
  expense('children_pets', 'Children & pets', 'baby', 2),
  expense('entertainment', 'Entertainment', 'ticket', 4),
  expense('subscriptions', 'Subscriptions & software', 'repeat', 7),
  expense('travel', 'Travel', 'plane', 6),
  expense('education', 'Education', 'graduation-cap', 1),
  expense('gifts_donations', 'Gifts & donations', 'gift', 4),
  expense('taxes_fees', 'Taxes & bank fees', 'landmark', 5),
  expense('other_expense', 'Other expense', 'ellipsis', 8),
  income('salary', 'Salary', 'banknote', 3),
  income('business_income', 'Business & freelance', 'briefcase', 1),
  income('investment_income', 'Interest & investments', 'trending-up', 5),
  income('refunds', 'Refunds & reimbursements', 'undo-2', 6),
  income('gifts_received', 'Gifts received', 'gift', 4),
  income('other_income', 'Other income', 'ellipsis', 8),
]

const forTeams = [
  expense('office_supplies', 'Office supplies', 'paperclip', 1),
  expense('equipment', 'Equipment', 'monitor', 6),
  expense('professional_services', 'Professional services', 'scale', 5),
  expense('marketing', 'Marketing', 'megaphone', 4),
  expense('payroll', 'Payroll', 'users', 3),
  expense('client_meals', 'Client meals', 'utensils', 2),
  expense('shipping', 'Shipping', 'truck', 7),
  expense('office_rent', 'Office rent', 'building-2', 7),
  income('product_sales', 'Product sales', 'store', 2),
  income('service_revenue', 'Service revenue', 'hand-coins', 1),
]

/** @param kind TEAM adds the categories for teams */
export function defaultCategories(kind: OrganizationKind): DefaultCategory[] {
  return kind === 'TEAM' ? [...forAll, ...forTeams] : forAll
}
