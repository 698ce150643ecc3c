/** The first page, tables and projectors; see walk.mjs. */
import { SCREENS } from './screens.mjs';
import { plantedTests } from './walk-finds.mjs';
import { walk } from './walk.mjs';

plantedTests(walk(SCREENS.slice(0, SCREENS.indexOf('events'))));
