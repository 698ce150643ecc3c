/** What a page does first where this device hosts the games: fetched before the page is shown, and only there. */
import sentences from 'virtual:catalogues/web_local';
import passSentences from 'virtual:catalogues/web_pass';
import { chooseHost, deviceParts, isDeviceByChoice, pathIn, prefix } from '../../platform/host';
import { isReachable, useTransport } from '../../platform/protocol/transport';
import { speech } from '../../platform/speech/speech.svelte';
import Colophon from './Colophon.svelte';
import ComingBoard from './ComingBoard.svelte';
import { device } from '../../platform/local/device';
import DeviceAccountPage from './DeviceAccountPage.svelte';
import DeviceNote from './DeviceNote.svelte';
import { watchDownloads } from '../../platform/local/downloads';
import { prefixLinks } from '../../platform/local/links';
import NoServerPage from './NoServerPage.svelte';
import { askingToPersist } from '../../platform/local/persistence';
import { Group } from '../../platform/local/pass/group';
import PeopleFields from './pass/PeopleFields.svelte';
import SeatSomebody from './pass/SeatSomebody.svelte';
import ThisTablePage from './ThisTablePage.svelte';

const OF_A_SERVER = [
  'lobby',
  'daily',
  'deal',
  'people',
  'leaders',
  'player',
  'mail',
  'password',
  'forgotten',
];

/** Returns whether the page may be shown; if not, it is being left, because the server is back. */
export async function startDevice(): Promise<boolean> {
  if (isDeviceByChoice && (await isReachable())) {
    chooseHost('server', location.pathname + location.search);
    return false;
  }
  useTransport(askingToPersist(device));
  device.start();
  prefixLinks(prefix, document.body);
  watchDownloads(device, pathIn);
  deviceParts.note = DeviceNote;
  deviceParts.coming = ComingBoard;
  deviceParts.colophon = Colophon;
  deviceParts.PeopleFields = PeopleFields;
  deviceParts.Group = Group;
  deviceParts.seats = SeatSomebody;
  deviceParts.pages = {
    table: ThisTablePage,
    you: DeviceAccountPage,
    ...Object.fromEntries(OF_A_SERVER.map((name) => [name, NoServerPage])),
  };
  await Promise.all([speech.add(sentences), speech.add(passSentences)]);
  return true;
}
