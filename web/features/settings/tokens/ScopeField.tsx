import { Box, RadioGroup, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useId } from 'react'
import type { ApiScope } from '../../../generated.ts'
import { scopeChoices } from '../../../shared/format/scopes.ts'

interface ScopeFieldProps {
  scope: ApiScope
  onChange: (scope: ApiScope) => void
}

export function ScopeField({ scope, onChange }: ScopeFieldProps) {
  const labelId = useId()
  const choices = scopeChoices()
  return (
    <Box>
      <Box id={labelId} textStyle="label" mb="8px">
        {t`What may it do?`}
      </Box>
      <RadioGroup.Root
        aria-labelledby={labelId}
        value={scope}
        onValueChange={({ value }) => {
          const chosen = choices.find((each) => each.scope === value)
          if (chosen) onChange(chosen.scope)
        }}
      >
        <Stack gap="12px">
          {choices.map(({ scope: value, label, about }) => (
            <RadioGroup.Item key={value} value={value} alignItems="flex-start">
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator mt="2px" />
              <RadioGroup.ItemText>
                <Box textStyle="strong">{label}</Box>
                <Box textStyle="small" color="fg.muted" fontWeight="400">
                  {about}
                </Box>
              </RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
      <Box mt="10px" textStyle="small" color="fg.muted">
        {t`A token never does more than your role allows, and never changes your account or the plan.`}
      </Box>
    </Box>
  )
}
