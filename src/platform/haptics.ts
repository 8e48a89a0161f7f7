import { isNative } from './native';

/** A short tick under the thumb; silent where the device has none. */
export function tick(): void {
  if (isNative()) {
    void import('@capacitor/haptics').then(({ Haptics, ImpactStyle }) =>
      Haptics.impact({ style: ImpactStyle.Light }),
    );
  } else if ('vibrate' in navigator) {
    navigator.vibrate(10);
  }
}
