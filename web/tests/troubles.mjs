/**
 * What happens on no page of a test, unless the test names it before: errors of scripts and of the
 * console, violations of the content security policy, and requests that are refused or fail. Each is a
 * line in `page.troubles`, and fails the file even if no test looks there.
 */
import { afterEach } from 'node:test';

const open = new Map(); // contexts, with the troubles and what is expected of each
const closed = []; // troubles of contexts that a test has closed

/** Collect the troubles of all pages of this context; returns their list. */
export function watchTroubles(context) {
  const troubles = [];
  const expected = [];
  open.set(context, { troubles, expected });
  const note = (line) => {
    const found = expected.filter(({ form }) => form.test(line));
    for (const one of found) one.hasCome = true;
    if (found.length === 0) troubles.push(line);
  };
  const path = (url) => url.replace(/^https?:\/\/[^/]*/, '');
  context.on('weberror', (error) => note(String(error.error())));
  context.on('console', (message) => {
    // What a request was refused for is said below, with its method.
    const isRefused = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRefused) note(message.text());
  });
  context.on('response', (response) => {
    const request = response.request();
    if (response.status() < 400) return;
    note(`${response.status()} ${request.method()} ${path(request.url())}`);
  });
  context.on('requestfailed', (request) => {
    const { errorText } = request.failure();
    if (errorText === 'net::ERR_ABORTED') return; // the page has left or ended it
    note(`${errorText} ${request.method()} ${path(request.url())}`);
  });
  context.on('close', () => {
    closed.push(...troubles.splice(0), ...missing(expected));
    open.delete(context);
  });
  return troubles;
}

const missing = (expected) =>
  expected
    .filter(({ hasCome }) => !hasCome)
    .map(({ form }) => `expected, but did not come: ${form}`);

/** A refusal that belongs to this test, such as `/^409 POST .*seats$/`; it must come. */
export function expectRefusal(page, form) {
  open.get(page.context()).expected.push({ form, hasCome: false });
}

/** The same for what comes or not, such as requests while the network is gone. */
export function allowRefusal(page, form) {
  open.get(page.context()).expected.push({ form, hasCome: true });
}

/** All troubles since they were last taken. */
function take() {
  return [...closed.splice(0), ...[...open.values()].flatMap(({ troubles }) => troubles.splice(0))];
}

// In a process that runs a file of tests. A hook that throws would keep the file's own hooks from closing its
// browser, so the file fails at its end, after it has said which test had the trouble.
if (process.env.NODE_TEST_CONTEXT) {
  const found = [];
  afterEach(({ name }) => void found.push(...take().map((trouble) => `${name}: ${trouble}`)));
  process.on('exit', () => {
    const unmet = [...open.values()].flatMap(({ expected }) => missing(expected));
    found.push(...take(), ...unmet);
    if (found.length === 0) return;
    console.error(['Troubles on pages:', ...found].join('\n  '));
    process.exitCode = 1;
  });
}
