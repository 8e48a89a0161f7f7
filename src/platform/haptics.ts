import { isNative } from './native';

/** A short vibration on a tap; nothing where the device has none. */
export function tick(): void {
  if (isNative()) {
    void import('@capacitor/haptics').then(({ Haptics, ImpactStyle }) =>
      Haptics.impact({ style: ImpactStyle.Light }),
    );
  } else if ('vibrate' in navigator) {
    navigator.vibrate(10);
  }
}
