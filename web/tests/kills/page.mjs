/**
 * A player: goes on with the running game, or begins one, and tells the test each drawing that shows as saved.
 * First it asks for all that was saved before.
 */
const NONCE = '0'.repeat(32);
const worker = new Worker('/worker.mjs', { type: 'module' });
const waiting = new Map();
let asked = 0;
let hear = () => {};
let isReady;
const ready = new Promise((resolve) => (isReady = resolve));

const tell = (report) =>
  fetch('/report', { method: 'POST', body: JSON.stringify(report), keepalive: true });

worker.onerror = ({ message }) => tell({ type: 'trouble', detail: message });
worker.onmessage = ({ data }) => {
  if (data.type === 'ready') isReady();
  else if (data.type === 'failed') tell({ type: 'trouble', detail: data.detail });
  else if (data.type === 'answer') waiting.get(data.id)(data);
  else if (data.type === 'draw') waiting.get('draw')(data.drawing);
  else if (data.type === 'told') hear(JSON.parse(data.text));
};

async function ask(method, path, body) {
  const id = (asked += 1);
  const answer = new Promise((resolve) => waiting.set(id, resolve));
  const text = body === undefined ? null : JSON.stringify(body);
  worker.postMessage({ type: 'ask', id, method, path, body: text });
  const { status, text: said } = await answer;
  return { status, content: said ? JSON.parse(said) : null };
}

const say = (message) =>
  worker.postMessage({ type: 'say', socket: 1, text: JSON.stringify(message) });

function draw(table, step) {
  const drawn = new Promise((resolve) => waiting.set('draw', resolve));
  worker.postMessage({ type: 'draw', table, step });
  return drawn.then(JSON.parse);
}

/** The table of the game that goes on; a new one if there is none. */
async function table() {
  if ((await ask('GET', '/api/me')).status === 401) {
    await ask('POST', '/api/guests', { name: 'Ann' });
  }
  const running = (await ask('GET', '/api/me/games')).content.games;
  const begun = running.find(({ status }) => status === 'playing');
  if (begun) return begun.id;
  const opened = await ask('POST', '/api/tables', { seats: 3, preset: 'everything' });
  const { id } = opened.content.table;
  await ask('POST', `/api/tables/${id}/seats`, { nonce: NONCE, name: 'Ann' });
  await ask('POST', `/api/tables/${id}/start`);
  return id;
}

/** Report how far each game is in which something was saved. */
async function check(saved) {
  const numbers = {};
  for (const id of new Set(saved.map(({ table }) => table))) {
    const { status, content } = await ask('GET', `/api/tables/${id}/view`);
    numbers[id] = status === 200 ? content.number : -1;
  }
  await tell({ type: 'checked', numbers });
}

await ready;
const saved = await (await fetch('/saved.json')).json();
await check(saved);
const id = await table();
const repeated = saved.filter((one) => one.table === id).slice(-10);
const drawn = new Set(); // the steps that were answered
const commands = new Map(repeated.map((one) => [one.message.id, one.message]));
hear = async (message) => {
  if (message.type === 'saved') {
    await tell({ type: 'saved', table: id, message: commands.get(message.id), answer: message });
  } else if (message.type === 'refused') {
    const isRepeated = repeated.some((one) => one.message.id === message.id);
    const what = isRepeated ? 'saved before, and refused' : 'refused';
    await tell({ type: 'trouble', detail: `${what}: ${JSON.stringify(message)}` });
  } else if (message.type === 'table' && message.table.status === 'finished') {
    await tell({ type: 'finished', table: id });
    location.reload();
  } else if (message.type === 'spots' && (message.begun?.length !== 0 || drawn.has(message.step))) {
    return; // the spots of a step may be told twice
  } else if (message.type === 'spots') {
    drawn.add(message.step);
    const command = {
      type: 'draw',
      id: crypto.randomUUID().replaceAll('-', ''),
      step: message.step,
    };
    command.drawing = await draw(id, message.step);
    commands.set(command.id, command);
    say(command);
  }
};
worker.postMessage({ type: 'open', socket: 1, table: id, seat: null });
say({ type: 'hello', since: null, protocol: 1 });
for (const { message } of repeated) say(message);
await tell({ type: 'playing' });
