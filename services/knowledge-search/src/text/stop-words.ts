/**
 * Words that every English question holds and that tell no document from another. Left out on purpose, because this
 * site has pages about them: will (the testament), us, them.
 */
export const stopWords: ReadonlySet<string> = new Set(
  `a about above after again all also am an and any are arent as at be because been before being below between both
  but by can cant cannot could couldnt did didnt do does doesnt doing dont down during each else ever few for from
  further get gets getting give given go goes got had has hasnt have havent having he her here hers him his how i id
  if ill im in into is isnt it its itself ive just let like may maybe me might more most much must my myself no nor
  not now of off on once only or other our ours out over own please same shall she should shouldnt so some such tell
  than that thats the their theirs then there theres these they theyre this those through to too under until up very
  want was wasnt we well were werent weve what whats when where which while who whom whose why with without wont
  would wouldnt yes you youre your yours yourself`.split(/\s+/),
);
