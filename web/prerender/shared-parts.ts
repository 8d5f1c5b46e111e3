/**
 * What several pages share, in a few parts instead of one file for each set of pages: on a slow network each request
 * costs more than the bytes that a page could have left out. A part brings along all that it needs.
 */
export const sharedParts = [
  { name: 'core', tags: ['$initial' as const], priority: 4 },
  {
    name: 'page',
    test: /\/(components\/(back-link|card|change-notice|fields\/search-field|medal|page-header|share-buttons)|lib\/plain-text)\.tsx?$/,
    priority: 3,
  },
  {
    name: 'tournaments',
    test: /\/(features\/(tournaments\/(tournament-(card|image|load-states|times|words)|places)|registration\/own-registrations)|lib\/(api-client|use-tournament|use-load|use-now|download)|domain\/src\/(api\/settings|tournament-rules-text))\.tsx?$/,
    priority: 2,
  },
  {
    name: 'forms',
    test: /\/(components\/(dialog\/confirm-dialog|kept-draft|fields\/answer-input)|features\/forms\/(deliver-responses|undelivered-responses)|lib\/(answer-errors|kept-answers|use-first-error-focus|use-leave-after|use-shown-from-top)|domain\/src\/(api\/(forms|registrations)|form|question))\.tsx?$/,
    priority: 1,
  },
  {
    name: 'tournament-parts',
    test: /\/features\/(tournaments\/tournament-results|registration\/own-registration-hint)\.tsx$/,
  },
  { name: 'information', test: /\/features\/(faq\/faq|legal\/terms)-content\.tsx$/ },
];
