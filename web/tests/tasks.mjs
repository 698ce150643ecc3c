/** Tasks of a page's main thread while something happens, by processor time. */

/**
 * The processor time of each task, in ms, from the mark on (`console.timeStamp` of the page); without a
 * mark, from the start. Other programs of the machine do not lengthen it.
 */
export async function taskTimes(page, act, mark = 'begin') {
  const client = await page.context().newCDPSession(page);
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'disabled-by-default-devtools.timeline,devtools.timeline',
  });
  await page.evaluate(() => console.timeStamp('begin'));
  await act();
  const over = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await over;
  await client.detach();
  const { tid, ts } = events.find(({ args }) => args.data?.message === mark);
  return events
    .filter((one) => one.name === 'RunTask' && one.tid === tid && one.ts > ts && one.tdur)
    .map(({ tdur }) => tdur / 1000);
}
