/** Events, people, accounts, learning, cards, deals and paper; see walk.mjs. */
import { SCREENS } from './screens.mjs';
import { walk } from './walk.mjs';

walk(SCREENS.slice(SCREENS.indexOf('events')), ['turn', 'end']);
