import { shortDigest } from '../../site/digest';

/** Draws text, a gradient and shapes, and reads the pixels twice: `stable` if they agree. Null without a canvas. */
export function measureCanvas(document: Document) {
  const canvas = document.createElement('canvas');
  canvas.width = 240;
  canvas.height = 60;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const gradient = pen.createLinearGradient(0, 0, 240, 60);
  gradient.addColorStop(0, '#2b46d4');
  gradient.addColorStop(1, '#f5a373');
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, 240, 60);
  pen.fillStyle = '#0d7a72';
  pen.font = '18px Arial, sans-serif';
  pen.fillText('Cwm fjord 😀 fi Å', 6, 26);
  pen.globalCompositeOperation = 'multiply';
  pen.arc(190, 30, 22, 0, Math.PI * 1.7);
  pen.fill();
  const read = (): string => shortDigest(canvas.toDataURL());
  const digest = read();
  return { digest, stable: read() === digest };
}

/** The graphics card according to WebGL; null where it is turned off. */
export function readWebgl(document: Document) {
  const gl = document.createElement('canvas').getContext('webgl');
  if (!gl) return null;
  const unmasked = gl.getExtension('WEBGL_debug_renderer_info');
  const read = (name: number): string => String(gl.getParameter(name) ?? '');
  const names = {
    vendor: read(unmasked?.UNMASKED_VENDOR_WEBGL ?? gl.VENDOR),
    renderer: read(unmasked?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER),
  };
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return names;
}

/** Renders a tone through a compressor without playing it; null without audio. */
export async function measureAudio(
  window: Pick<Window & typeof globalThis, 'OfflineAudioContext'>,
): Promise<string | null> {
  if (typeof window.OfflineAudioContext !== 'function') return null;
  const context = new window.OfflineAudioContext(1, 5_000, 44_100);
  const tone = context.createOscillator();
  tone.type = 'triangle';
  tone.frequency.value = 10_000;
  tone.connect(context.createDynamicsCompressor()).connect(context.destination);
  tone.start();
  const samples = (await context.startRendering()).getChannelData(0);
  return shortDigest(samples.subarray(4_500).join());
}

/** Fonts that come with a system or with widespread programs. */
// biome-ignore format: in rows
const fontCandidates = [
  'Arial', 'Calibri', 'Cambria', 'Comic Sans MS', 'Consolas', 'DejaVu Sans', 'Geneva', 'Helvetica Neue',
  'Hiragino Sans', 'Leelawadee UI', 'Liberation Sans', 'Malgun Gothic', 'Menlo', 'Microsoft YaHei', 'Noto Sans',
  'Noto Sans CJK SC', 'PingFang SC', 'Roboto', 'Segoe UI', 'Ubuntu', 'Yu Gothic',
] as const;

const fallbacks = ['monospace', 'serif'] as const;

/** The installed candidates: text in them has another width than in at least one fallback. */
export function measureFonts(document: Document): readonly string[] {
  const probe = document.createElement('span');
  probe.setAttribute('aria-hidden', 'true');
  probe.textContent = 'mmmmmmmmmmlliWQ@&0';
  Object.assign(probe.style, { position: 'absolute', visibility: 'hidden', whiteSpace: 'nowrap', fontSize: '72px' });
  document.body.append(probe);
  const widthIn = (family: string): number => {
    probe.style.fontFamily = family;
    return probe.getBoundingClientRect().width;
  };
  const plain = fallbacks.map(widthIn);
  const found = fontCandidates.filter((font) =>
    fallbacks.some((fallback, index) => widthIn(`"${font}", ${fallback}`) !== plain[index]),
  );
  probe.remove();
  return found;
}
