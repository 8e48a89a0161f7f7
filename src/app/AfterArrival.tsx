import { isAppleBrowser } from '../platform/apple';
import { isAndroidShell } from '../platform/native';
import { onDemand } from '../ui/onDemand';
import { Spare } from '../ui/Spare';
import Keyboard from './Keyboard';
import Launches from './Launches';
import LookFromSettings from './LookFromSettings';
import OfflineReady from './OfflineReady';
import RuleReader from './RuleReader';
import Shortcuts from './Shortcuts';
import StoreNews from './StoreNews';
import { StoreReady } from './StoreReady';

const BackKey = onDemand(() => import('./BackKey'));
const StartupImage = onDemand(() => import('./StartupImage'));

/** What can wait until the first page has come to rest. */
export default function AfterArrival() {
  return (
    <>
      <Spare>
        <StoreReady>
          <LookFromSettings />
          <StoreNews />
          <OfflineReady />
        </StoreReady>
      </Spare>
      <Shortcuts />
      <RuleReader />
      <Launches />
      <Keyboard />
      <Spare>{isAndroidShell() && <BackKey />}</Spare>
      <Spare>{isAppleBrowser() && <StartupImage />}</Spare>
    </>
  );
}
