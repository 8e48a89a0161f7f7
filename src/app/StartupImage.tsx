import { useEffect } from 'react';

/** Sides of the icon, in the pixels of styles. */
const ICON = 128;

/**
 * An iPhone shows a picture while an app of the home screen starts, and takes it from the page as it
 * is added there. Drawn here, since each model wants its own size, and none would fit in the page.
 */
export default function StartupImage() {
  useEffect(() => {
    const icon = new Image();
    icon.src = './icons/icon-512.png';
    // Without the icon there is no picture, and the start is plain.
    icon.decode().then(
      () => {
        const { width, height } = screen;
        const [short, long] = [Math.min(width, height), Math.max(width, height)];
        document.head.append(
          link('portrait', draw(icon, short, long)),
          link('landscape', draw(icon, long, short)),
        );
      },
      () => undefined,
    );
  }, []);
  return null;
}

function draw(icon: HTMLImageElement, width: number, height: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.scale(devicePixelRatio, devicePixelRatio);
  context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
  context.fillRect(0, 0, width, height);
  context.roundRect((width - ICON) / 2, (height - ICON) / 2, ICON, ICON, ICON / 5);
  context.clip();
  context.drawImage(icon, (width - ICON) / 2, (height - ICON) / 2, ICON, ICON);
  return canvas.toDataURL();
}

function link(orientation: string, href: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = 'apple-touch-startup-image';
  element.media = `(orientation: ${orientation})`;
  element.href = href;
  return element;
}
