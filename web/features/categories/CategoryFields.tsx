import { Box, Flex, Input, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import type { CategoryRowFragment } from '../../generated.ts'
import { CategorySelect } from '../../shared/controls/CategorySelect.tsx'
import { Choices } from '../../shared/controls/Choices.tsx'
import { ColorChoice } from '../../shared/controls/ColorChoice.tsx'
import { FormField } from '../../shared/controls/FormField.tsx'
import { CategoryTile } from '../../shared/display/CategoryTile.tsx'
import { tint } from '../../shared/display/Tile.tsx'
import { categoryIcons } from '../../shared/format/icons.ts'
import type { CategoryAppearance } from './appearance.ts'
import { nameOfIcon } from './icon-names.ts'

interface CategoryFieldsProps {
  appearance: CategoryAppearance
  onChange: (changes: Partial<CategoryAppearance>) => void
  errors: Record<string, string>
  /** The possible parents, or null for a category with subcategories. */
  parents: readonly CategoryRowFragment[] | null
  /** True on a page. A dialog focuses its first field itself, and returns the focus to where it was before. */
  takesFocus?: boolean
  children?: ReactNode
}

export function CategoryFields(props: CategoryFieldsProps) {
  const { appearance, onChange, errors, parents, takesFocus = false, children } = props
  return (
    <Stack gap="16px">
      <FormField label={t`Name`} error={errors.name}>
        <Flex gap="12px" align="center" width="100%">
          <CategoryTile category={appearance} size={36} />
          <Input
            value={appearance.name}
            maxLength={120}
            autoComplete="off"
            autoFocus={takesFocus}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Flex>
      </FormField>
      {children}
      <FormField
        label={t`Parent category`}
        error={errors.parentId}
        help={parents === null && t`This category has subcategories, so it stays at the top level.`}
      >
        <CategorySelect
          categories={parents ?? []}
          value={appearance.parentId}
          onChange={(parentId) => onChange({ parentId })}
          hasNone
          noneLabel={t`None (top level)`}
          isDisabled={parents === null}
        />
      </FormField>
      <ColorChoice value={appearance.color} onChange={(color) => onChange({ color })} error={errors.color} />
      <IconChoice
        value={appearance.icon}
        color={appearance.color}
        onChange={(icon) => onChange({ icon })}
        error={errors.icon}
      />
    </Stack>
  )
}

interface IconChoiceProps {
  value: string
  color: number
  onChange: (value: string) => void
  error?: string | undefined
}

function IconChoice({ value, color, onChange, error }: IconChoiceProps) {
  const options = Object.entries(categoryIcons).map(([icon, Icon]) => ({
    value: icon,
    name: nameOfIcon(icon),
    picture: (
      <Box
        display="grid"
        placeItems="center"
        boxSize="100%"
        borderRadius="tile"
        {...(icon === value ? tint(color) : {})}
        aria-hidden
      >
        <Icon size={18} strokeWidth={1.75} />
      </Box>
    ),
  }))
  return <Choices label={t`Icon`} options={options} chosen={value} onChange={onChange} error={error} maxHeight={180} />
}
