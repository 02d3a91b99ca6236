import { i18n } from '@lingui/core'

// Modules of the web app read their texts from the active language, which its entry point sets.
i18n.loadAndActivate({ locale: 'en', messages: {} })
