import en from '../locales/en/ui.json'
import ru from '../locales/ru/ui.json'
import uz from '../locales/uz/ui.json'

/** Texts of the components in three languages. */
export const uiWords = { uz, ru, en }
