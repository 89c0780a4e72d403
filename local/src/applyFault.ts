import type { ShopCloud } from './cloud.ts';
import type { Fault } from './fault.ts';

const lateMs = 3000;

/** The parts that a fault changes. */
interface Switched {
  indexes: Pick<ShopCloud['indexes'], 'lagMs'>;
  processor: ShopCloud['processor'];
  faults: Pick<ShopCloud['faults'], 'inject'>;
  messages: Pick<ShopCloud['messages'], 'limits'>;
  cognito: Pick<ShopCloud['cognito'], 'quotas'>;
  places: Pick<ShopCloud['places'], 'quotas'>;
}

/** Some are no failure of a call: a limit of the account, the table or the functions changes until the fault ends. */
export function applyFault(cloud: Switched, fault: Fault): void {
  const { mode, target, seconds } = fault;
  const isOfCalls = mode === 'throttle' || mode === 'error' || mode === 'slow';
  if (isOfCalls && target !== 'indexes' && target !== 'processor') {
    cloud.faults.inject({ ...fault, mode });
    return;
  }
  const set = chooseSwitch(cloud, fault);
  set(true);
  setTimeout(() => set(false), seconds * 1000).unref();
}

function chooseSwitch(
  { messages: { limits }, indexes, processor, cognito, places }: Switched,
  { target, mode, ms = lateMs, perSecond }: Fault,
): (isOn: boolean) => void {
  switch (target) {
    case 'indexes':
      return (isOn) => {
        indexes.lagMs = isOn ? ms : 0;
      };
    case 'processor':
      return (isOn) => {
        processor.isShared = isOn;
      };
    case 'cognito':
    case 'geocode':
      return (isOn) => {
        const limit = perSecond === undefined ? 'default' : { perSecond };
        (target === 'cognito' ? cognito : places).quotas.limit = isOn ? limit : undefined;
      };
    case 'mail':
      return (isOn) => {
        if (mode === 'sandbox') limits.sandboxRecipients = isOn ? new Set() : undefined;
        else limits.isSenderVerified = !isOn;
      };
    default:
      return (isOn) => {
        limits.textsLeft = isOn ? 0 : Number.POSITIVE_INFINITY;
      };
  }
}
