/** Words that the sign-in needs; those of the sections come after it. */
export const earlyWords: readonly string[] = ['common', 'gym', 'session', 'ui']
