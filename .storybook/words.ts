import en from '../locales/en/ui.json'
import ru from '../locales/ru/ui.json'
import uz from '../locales/uz/ui.json'

/** The words inside the parts, in the three languages. */
export const uiWords = { uz, ru, en }
