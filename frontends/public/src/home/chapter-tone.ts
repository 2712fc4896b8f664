const tones = ['deep', 'plain', 'sunken', 'deep', 'plain', 'sunken'] as const;

/** The ground that a chapter stands on, by its number from zero. */
export const chapterTone = (index: number): 'plain' | 'sunken' | 'deep' => tones[index] ?? 'plain';
