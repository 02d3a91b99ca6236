import { msg } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../base/text.ts'
import type { CategoryType, OrganizationKind } from '../../platform/database/tables.ts'

/**
 * A category of every new organization. The key stays the same when the category is renamed, and the color is an index
 * of the palette.
 */
interface DefaultCategory {
  key: string
  name: Text
  type: CategoryType
  icon: string
  color: number
}

const expense = (key: string, name: Text, icon: string, color: number): DefaultCategory => ({
  key,
  name,
  type: 'EXPENSE',
  icon,
  color,
})

const income = (key: string, name: Text, icon: string, color: number): DefaultCategory => ({
  key,
  name,
  type: 'INCOME',
  icon,
  color,
})

const forAll = [
  expense('groceries', msg`Groceries`, 'shopping-basket', 1),
  expense('eating_out', msg`Eating out`, 'utensils', 2),
  expense('housing', msg`Rent & mortgage`, 'house', 7),
  expense('utilities', msg`Utilities`, 'plug-zap', 6),
  expense('phone_internet', msg`Phone & internet`, 'wifi', 6),
  expense('transport', msg`Transport`, 'bus', 3),
  expense('car_fuel', msg`Car & fuel`, 'fuel', 3),
  expense('health', msg`Health & pharmacy`, 'heart-pulse', 4),
  expense('insurance', msg`Insurance`, 'umbrella', 5),
  expense('personal_care', msg`Personal care`, 'scissors', 4),
  expense('clothing', msg`Clothing`, 'shirt', 2),
  expense('household', msg`Household & repairs`, 'hammer', 5),
  expense('children_pets', msg`Children & pets`, 'baby', 2),
  expense('entertainment', msg`Entertainment`, 'ticket', 4),
  expense('subscriptions', msg`Subscriptions & software`, 'repeat', 7),
  expense('travel', msg`Travel`, 'plane', 6),
  expense('education', msg`Education`, 'graduation-cap', 1),
  expense('gifts_donations', msg`Gifts & donations`, 'gift', 4),
  expense('taxes_fees', msg`Taxes & bank fees`, 'landmark', 5),
  expense('other_expense', msg`Other expense`, 'ellipsis', 8),
  income('salary', msg`Salary`, 'banknote', 3),
  income('business_income', msg`Business & freelance`, 'briefcase', 1),
  income('investment_income', msg`Interest & investments`, 'trending-up', 5),
  income('refunds', msg`Refunds & reimbursements`, 'undo-2', 6),
  income('gifts_received', msg`Gifts received`, 'gift', 4),
  income('other_income', msg`Other income`, 'ellipsis', 8),
]

const forTeams = [
  expense('office_supplies', msg`Office supplies`, 'paperclip', 1),
  expense('equipment', msg`Equipment`, 'monitor', 6),
  expense('professional_services', msg`Professional services`, 'scale', 5),
  expense('marketing', msg`Marketing`, 'megaphone', 4),
  expense('payroll', msg`Payroll`, 'users', 3),
  expense('client_meals', msg`Client meals`, 'utensils', 2),
  expense('shipping', msg`Shipping`, 'truck', 7),
  expense('office_rent', msg`Office rent`, 'building-2', 7),
  income('product_sales', msg`Product sales`, 'store', 2),
  income('service_revenue', msg`Service revenue`, 'hand-coins', 1),
]

/** The names by key. The database stores them in English, and readers see them in their language. */
export const defaultNames: ReadonlyMap<string, Text> = new Map(
  [...forAll, ...forTeams].map(({ key, name }) => [key, name]),
)

/**
 * Returns the categories with their English names.
 * @param kind TEAM adds the categories for teams
 */
export function defaultCategories(kind: OrganizationKind): (Omit<DefaultCategory, 'name'> & { name: string })[] {
  const categories = kind === 'TEAM' ? [...forAll, ...forTeams] : forAll
  return categories.map((category) => ({ ...category, name: render(category.name, 'en') }))
}
