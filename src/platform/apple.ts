/** An iPhone or iPad: only their browsers say whether the page was opened from the home screen. */
export const isApple = (): boolean => 'standalone' in navigator;

/** In the browser, so that it may yet be added to the home screen. */
export const isAppleBrowser = (): boolean => Reflect.get(navigator, 'standalone') === false;
