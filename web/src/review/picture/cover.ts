/** A drawing of the page as a picture that a canvas can take. */

/** What the page's styles say of a shape, and an SVG alone would not know. */
const STYLES = [
  'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin',
  'stroke-dasharray', 'opacity', 'display', 'visibility', 'font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline',
];

/** The drawing with the looks that it has now, as a picture of this width. */
export async function pictureOf(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [shown, copied] = [drawing.querySelectorAll('*'), copy.querySelectorAll('*')];
  shown.forEach((shape, index) => {
    const style = getComputedStyle(shape);
    for (const name of STYLES) copied[index]?.setAttribute(name, style.getPropertyValue(name));
    copied[index]?.removeAttribute('style');
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  return picture;
}
