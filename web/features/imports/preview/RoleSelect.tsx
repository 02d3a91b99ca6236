import { NativeSelect } from '@chakra-ui/react'
import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { LayoutViewProps } from './LayoutSettings.tsx'
import { headingOf, type Role, roleOf, roles, withRole } from './layout-choice.ts'

export function RoleSelect({ sample, draft, onChange, column }: LayoutViewProps & { column: number }) {
  const role = roleOf(draft, column)
  const heading = headingOf(sample, draft, column)
  const choose = (value: string) => {
    const chosen: Role = roles.find((each) => each.role === value)?.role ?? 'ignored'
    onChange?.(withRole(draft, column, chosen))
  }
  return (
    <NativeSelect.Root size="sm" disabled={onChange === null}>
      <NativeSelect.Field
        aria-label={t`Field for ${heading}`}
        value={role}
        onChange={(event) => choose(event.target.value)}
        {...(role === 'ignored'
          ? { color: 'fg.muted', borderColor: 'border' }
          : { color: 'accent.fg', fontWeight: '500', bg: 'accent.subtle' })}
      >
        {roles.map(({ role: each, label, hint = label }) => (
          <option key={each} value={each}>
            {i18n._(hint)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
