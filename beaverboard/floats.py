"""`exp` and `log` with the same bits everywhere: interpreted, native, and in a browser.

Libraries and processors differ in the last bits of theirs. These are made of additions and
multiplications, which IEEE 754 fixes to the bit, in a fixed order and without fused operations;
scaling by powers of two is exact. Both are within 2 ulp.
"""

import numpy as np

from beaverboard.compiled import compile_functions

# ln 2 in two parts: products of the first with exponents are exact.
LN2_HIGH, LN2_LOW = 0.6931471805582987, 1.6465949582897082e-12
PER_LN2 = 1.4426950408889634
SQRT2 = 1.4142135623730951
LARGEST, SMALLEST = 709.79, -745.14  # beyond them exp is infinite or 0

FINE = np.array([2.0**k for k in range(32)])
COARSE = np.array([2.0 ** (32 * k) for k in range(-18, 18)])

# 1 / n!
C2, C3, C4, C5 = 0.5, 0.16666666666666666, 0.041666666666666664, 0.008333333333333333
C6, C7, C8 = 0.001388888888888889, 0.0001984126984126984, 2.48015873015873e-05
C9, C10, C11 = 2.7557319223985893e-06, 2.755731922398589e-07, 2.505210838544172e-08
C12, C13 = 2.08767569878681e-09, 1.6059043836821613e-10

# For m near i / 16: a factor of few bits that brings m near 1, and minus the factor's logarithm in
# two parts, of which the first is a multiple of 2**-40.
FIRST = 11
FACTORS = np.array(
    [
        (1.453125, -0.3737164097938148, 2.3073801945705757e-13),
        (1.33203125, -0.2867050328040932, 1.3889257940316386e-13),
        (1.23046875, -0.20739519434573594, -3.346423512161294e-13),
        (1.14453125, -0.13499516453794058, 4.3575119284488535e-13),
        (1.06640625, -0.06429435070549516, 9.790518511990216e-14),
        (1.0, 0.0, 0.0),
        (0.94140625, 0.06038051098857977, 3.2770792432999323e-13),
        (0.890625, 0.11583181552487076, 2.509424976252708e-13),
        (0.84375, 0.1698990367949591, 4.383710744723666e-13),
        (0.80078125, 0.2221674653410446, 1.0970699320566433e-13),
        (0.76171875, 0.2721778859158803, -6.465103064005256e-14),
        (0.7265625, 0.3194307707663029, 5.834357420090924e-14),
        (0.6953125, 0.36339389418753854, -6.120773136055512e-14),
    ]
)
SPLIT = 2.0**27 + 1  # halves of a double have 26 bits each


def power_of_two(k: int) -> float:
    """For k from -576 to 575."""
    return COARSE[(k >> 5) + 18] * FINE[k & 31]


def ldexp(x: float, k: int) -> float:
    """x * 2**k, in two steps as 2**k alone may be too large or too small."""
    half = k >> 1
    return x * power_of_two(half) * power_of_two(k - half)


def exp(x: float) -> float:
    if not x <= LARGEST:  # or it is no number
        return x + np.inf
    if x < SMALLEST:
        return 0.0
    k = int(np.floor(x * PER_LN2 + 0.5))
    r = (x - k * LN2_HIGH) - k * LN2_LOW
    w = r * r
    even = ((((C12 * w + C10) * w + C8) * w + C6) * w + C4) * w + C2
    odd = ((((C13 * w + C11) * w + C9) * w + C7) * w + C5) * w + C3
    return ldexp(1.0 + (r + w * (even + r * odd)), k)


def log(x: float) -> float:
    if not 0.0 < x < np.inf:
        return -np.inf if x == 0.0 else (x if x > 0.0 else np.nan)
    m, k = x, 0
    while m < 1.0:
        m *= power_of_two(512)
        k -= 512
    step = 512
    while step > 0:
        if m * power_of_two(-step) >= 1.0:
            m *= power_of_two(-step)
            k += step
        step >>= 1
    if m > SQRT2:
        m *= 0.5
        k += 1
    i = int(m * 16.0 + 0.5) - FIRST
    factor = FACTORS[i, 0]
    upper = m * SPLIT - (m * SPLIT - m)
    r = (upper * factor - 1.0) + (m - upper) * factor  # only the last addition rounds
    high = k * LN2_HIGH + FACTORS[i, 1]
    low = k * LN2_LOW + FACTORS[i, 2]
    return high + (r + (low + r * r * series(r)))


def series(r: float) -> float:
    """(log(1 + r) - r) / r**2."""
    w = r * r
    even = ((((w * -L12 - L10) * w - L8) * w - L6) * w - L4) * w - L2
    odd = (((L11 * w + L9) * w + L7) * w + L5) * w + L3
    return even + r * odd


# 1 / n
L2, L3, L4, L5 = 0.5, 0.3333333333333333, 0.25, 0.2
L6, L7, L8, L9 = 0.16666666666666666, 0.14285714285714285, 0.125, 0.1111111111111111
L10, L11, L12 = 0.1, 0.09090909090909091, 0.08333333333333333


compile_functions(__name__)
