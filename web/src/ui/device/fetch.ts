/** The people of a shared device, fetched when they are first shown: one place, since each import in a chunk takes room. */
export const fetchPeople = () => import('./load').then(({ loadPeople }) => loadPeople());
